import type { TestTime } from './results.ts';

/** Estimate for a suite without a recorded time, seconds. */
const UNKNOWN_SECONDS = 0.25;

/**
 * Suites that together take at most `seconds` by recorded times, and the number of suites left out. Earlier suites
 * come first. A suite that does not fit is skipped. If none fits, the shortest one is chosen.
 */
export const affordable = (
  suites: readonly string[],
  times: readonly TestTime[],
  seconds: number,
): { readonly chosen: readonly string[]; readonly leftOut: number } => {
  const known = new Map(times.map((each) => [each.name, each.seconds]));
  const cost = (suite: string): number => known.get(suite) ?? UNKNOWN_SECONDS;
  let left = seconds;
  const fitting = suites.filter((suite) => {
    if (cost(suite) > left) return false;
    left -= cost(suite);
    return true;
  });
  const shortest = suites.toSorted((one, other) => cost(one) - cost(other)).slice(0, 1);
  const chosen = fitting.length > 0 ? fitting : shortest;
  return { chosen, leftOut: suites.length - chosen.length };
};
