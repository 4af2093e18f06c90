/** Which of the pair's two currencies. */
export type Side = 'from' | 'to';
