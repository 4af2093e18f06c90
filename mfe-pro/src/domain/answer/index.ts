export { problemOf, valueOf } from './answer';
export type { Answer, Deed } from './answer';
