export { createLazyPart } from './create-lazy-part';
export type { LazyPartWords } from './create-lazy-part';
