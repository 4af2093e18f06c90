import type { TestTime } from './results.ts';

/** Estimate for a suite without a recorded time, seconds. */
const UNKNOWN_SECONDS = 0.5;

/**
 * The first suites that together take at most `seconds`, by the times of the last run, and the number of suites left
 * out. At least one suite is chosen.
 */
export const affordable = (
  suites: readonly string[],
  times: readonly TestTime[],
  seconds: number,
): { readonly chosen: readonly string[]; readonly leftOut: number } => {
  const known = new Map(times.map((each) => [each.name, each.seconds]));
  let sum = 0;
  const chosen = suites.filter((suite, index) => {
    sum += known.get(suite) ?? UNKNOWN_SECONDS;
    return index === 0 || sum <= seconds;
  });
  return { chosen, leftOut: suites.length - chosen.length };
};
