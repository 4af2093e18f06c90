const MINUTE_MS = 60_000;
/** Spec §4 "Finished view": longer swaps have no timeline. */
const LONGEST_ON_TIME_LINE_MIN = 30;

/** Duration of a swap in whole minutes. 0 if it is shorter, or if the clock went back. */
export const durationMinutes = (createdAt: number, updatedAt: number): number =>
  Math.max(0, Math.floor((updatedAt - createdAt) / MINUTE_MS));

/** Whether the timeline is shown (spec §4: only below 30 minutes). */
export const hasTimeLine = (minutes: number): boolean => minutes < LONGEST_ON_TIME_LINE_MIN;
