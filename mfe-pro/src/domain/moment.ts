const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a day as dd.mm.yyyy, in the user's time zone (spec §9 "Display"). */
export const formatDay = (ms: number): string => {
  const date = new Date(ms);
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${String(date.getFullYear())}`;
};

/** Formats a time as dd.mm.yyyy, hh:mm:ss (spec §9 "Display"). */
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
