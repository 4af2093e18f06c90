const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a day: dd.mm.yyyy, in the user's time zone (spec §9 "Display"). */
export const formatDay = (ms: number): string => {
  const date = new Date(ms);
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${String(date.getFullYear())}`;
};

/** Formats a time: dd.mm.yyyy, hh:mm:ss (spec §9 "Display"). */
export const formatMoment = (ms: number): string => {
  const date = new Date(ms);
  return `${formatDay(ms)}, ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
};

/** Time zone of the browser with its offset from UTC: `Europe/Berlin (GMT+01:00)`. */
export const timeZoneOf = (nowMs: number): string => {
  const minutes = -new Date(nowMs).getTimezoneOffset();
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${Intl.DateTimeFormat().resolvedOptions().timeZone} (GMT${offset})`;
};

const SECOND_MS = 1000;
const UNITS = [
  { unit: 'hour', ms: 3600 * SECOND_MS },
  { unit: 'minute', ms: 60 * SECOND_MS },
] as const;

/** Formats a wait in the largest unit with a value of at least two; rounds up. */
export const formatWait = (waitMs: number, language: string): string => {
  const { unit, ms } = UNITS.find((each) => waitMs >= 2 * each.ms) ?? { unit: 'second', ms: SECOND_MS };
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.ceil(waitMs / ms),
  );
};
