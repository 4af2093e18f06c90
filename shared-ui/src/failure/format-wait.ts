const SECOND_MS = 1000;
const UNITS = [
  { unit: 'hour', ms: 3600 * SECOND_MS },
  { unit: 'minute', ms: 60 * SECOND_MS },
] as const;

/** Formats a wait in the largest unit with a value of at least two; rounds up. */
export const formatWait = (waitMs: number, language: string): string => {
  const { unit, ms } = UNITS.find((each) => waitMs >= 2 * each.ms) ?? { unit: 'second', ms: SECOND_MS };
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(waitMs / ms),
  );
};
