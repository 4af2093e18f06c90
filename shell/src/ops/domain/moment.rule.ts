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

/** An ISO instant as day and time in UTC, the clock of the logs; what is no instant stays as it is. */
export const momentWords = (iso: string): string => {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : `${DAY_AND_TIME.format(at)} UTC`;
};

/** The time of day of an epoch in ms, in UTC. */
export const timeWords = (epochMs: number): string => `${TIME.format(epochMs)} UTC`;
