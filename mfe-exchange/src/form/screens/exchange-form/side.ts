/** One side of the pair. */
export type Side = 'from' | 'to';
