/** The shares of visitors a trial goes through. The last one is a release. */
export const CANARY_STEPS = [0, 1, 5, 10, 25, 50, 100] as const;

export const LAST_STEP = CANARY_STEPS.length - 1;

/** Where a share stands on the slider: its own step, or the nearest one below it. */
export const stepOfPercent = (percent: number): number =>
  Math.max(
    0,
    CANARY_STEPS.findLastIndex((step) => step <= percent),
  );

/** The share a place of the slider means. */
export const percentOfStep = (step: number): number => CANARY_STEPS[step] ?? 0;
