import type { Transaction } from './transaction';
import { isClosed, isFinal } from './transaction-status';

const MINUTE_MS = 60_000;
/** Spec §9 "Timing": 'long time exchanging', and its fallback, in minutes. */
export const LONG_EXCHANGE_MINUTES = 43_800;
export const LONG_EXCHANGE_FALLBACK_MINUTES = 30;

/** How long after its last change an expired or failed order is still asked for without being opened. */
const LATE_CHANGE_MS = 24 * 60 * MINUTE_MS;

export type Duration =
  { readonly _tag: 'LessThanAMinute' } | { readonly _tag: 'Minutes'; readonly minutes: number };

/** From creation to the last change, in whole minutes. */
export const durationOf = ({
  createdAt,
  updatedAt,
}: Pick<Transaction, 'createdAt' | 'updatedAt'>): Duration => {
  const minutes = Math.floor((updatedAt - createdAt) / MINUTE_MS);
  return minutes < 1 ? { _tag: 'LessThanAMinute' } : { _tag: 'Minutes', minutes };
};

/** How long the deposit may still be sent at these terms, in ms by the server's clock; null: no end. Never negative. */
export const depositWindowMs = (
  { validUntil }: Pick<Transaction, 'validUntil'>,
  serverNow: number,
): number | null => (validUntil === null ? null : Math.max(validUntil - serverNow, 0));

/** Whether an order is likely enough to have changed to be asked for in a list: it runs, or ended a short time ago. */
export const shouldRefresh = (
  { status, updatedAt }: Pick<Transaction, 'status' | 'updatedAt'>,
  serverNow: number,
): boolean => !isFinal(status) || (!isClosed(status) && serverNow - updatedAt < LATE_CHANGE_MS);

export type Delay = 'none' | 'longerThanUsual' | 'veryLong';

/**
 * Whether a running exchange takes longer than usual since its deposit. What is usual is the upper end of the provider's
 * forecast; without one the fallback of spec §9 holds. Beyond the threshold of spec §9 (about a month) waiting alone will
 * not help any more.
 */
export const delayOf = (
  {
    status,
    depositReceivedAt,
    speedForecast,
  }: Pick<Transaction, 'status' | 'depositReceivedAt' | 'speedForecast'>,
  serverNow: number,
): Delay => {
  if (isFinal(status) || depositReceivedAt === null) return 'none';
  const minutes = (serverNow - depositReceivedAt) / MINUTE_MS;
  if (minutes > LONG_EXCHANGE_MINUTES) return 'veryLong';
  return minutes > (usualMinutesOf(speedForecast) ?? LONG_EXCHANGE_FALLBACK_MINUTES)
    ? 'longerThanUsual'
    : 'none';
};

/** Both ends in minutes of a forecast like "10-60"; the same twice for "15"; null when it says none. */
export const usualRangeOf = (
  speedForecast: string | null,
): { readonly from: number; readonly to: number } | null => {
  const [, lower, upper] = /^\s*(?:(\d{1,6})\s*-)?\s*(\d{1,6})\s*$/.exec(speedForecast ?? '') ?? [];
  return upper === undefined ? null : { from: Number(lower ?? upper), to: Number(upper) };
};

/** The upper end in minutes of a forecast like "10-60"; null when it says none. */
export const usualMinutesOf = (speedForecast: string | null): number | null =>
  usualRangeOf(speedForecast)?.to ?? null;
