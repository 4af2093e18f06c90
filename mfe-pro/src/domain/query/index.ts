export { problemOf, valueOf } from './query';
export type { Query, Mutation } from './query';
