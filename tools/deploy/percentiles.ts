/** A summary of measured times, in milliseconds. */
export type Summary = { readonly p50: number; readonly p95: number; readonly max: number };

/** Smallest value that is not exceeded by at least this share (0 to 1) of all values. NaN without values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

/** Median, 95th percentile and maximum of measured times. */
export const summarise = (values: readonly number[]): Summary => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  max: percentile(values, 1),
});
