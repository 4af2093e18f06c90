export { fieldOf, isFateUnknown, mayAskAgain } from './problem';
export type { Problem } from './problem';
