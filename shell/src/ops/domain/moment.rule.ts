const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', timeStyle: 'medium' });

/** Formats an ISO time as date and time in UTC, like the logs. Returns invalid text unchanged. */
export const momentWords = (iso: string): string => {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : `${DAY_AND_TIME.format(at)} UTC`;
};

const LAST_MS = 8.64e15;

/** Formats epoch ms as time of day in UTC. Returns an invalid number as text. */
export const timeWords = (epochMs: number): string =>
  Math.abs(epochMs) > LAST_MS ? String(epochMs) : `${TIME.format(epochMs)} UTC`;
