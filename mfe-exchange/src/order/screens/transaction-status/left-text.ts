import { clockText } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a remaining time in days and hours, or in hours and minutes. Leaves out units that are zero. */
export const leftText = ({ t }: Pick<Words, 't'>, ms: number): string => {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (days > 0) return t(hours > 0 ? 'order.left.days' : 'order.left.onlyDays', { days, hours });
  if (hours > 0) return t(minutes > 0 ? 'order.left.hours' : 'order.left.onlyHours', { hours, minutes });
  return t('order.history.left', { time: clockText(Math.ceil(ms / 1000)) });
};
