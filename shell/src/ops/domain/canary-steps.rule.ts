/** Shares of visitors for a canary, in percent. The last share is a release. */
export const CANARY_STEPS = [0, 1, 5, 10, 25, 50, 100] as const;

export const LAST_STEP = CANARY_STEPS.length - 1;

/** Slider position of a share: its own step, or the nearest lower one. */
export const stepOfPercent = (percent: number): number =>
  Math.max(
    0,
    CANARY_STEPS.findLastIndex((step) => step <= percent),
  );

export const percentOfStep = (step: number): number => CANARY_STEPS[step] ?? 0;
