export { Hint } from './hint';
export type { HintProps } from './hint';
