/** Share of the golden ratio: its multiples, modulo 1, fill the range from 0 to 1 evenly at every length. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The n-th of the moments between 0 and `longestMs`. They are spread evenly and the same in each run. */
export const momentOf = (index: number, longestMs: number): number => ((index * GOLDEN) % 1) * longestMs;
