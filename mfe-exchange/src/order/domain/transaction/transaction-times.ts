import type { Transaction } from './transaction';
import { isClosed, isFinal } from './transaction-status';

const MINUTE_MS = 60_000;
/** Spec §9 "Timing": 'long time exchanging', in minutes, and its fallback. */
export const LONG_EXCHANGE_MINUTES = 43_800;
export const LONG_EXCHANGE_FALLBACK_MINUTES = 30;

/** Time after its last change for which a list still refreshes an expired or failed order. */
const LATE_CHANGE_MS = 24 * 60 * MINUTE_MS;

export type Duration =
  | { readonly _tag: 'LessThanAMinute' }
  | { readonly _tag: 'Minutes'; readonly minutes: number };

/** Time from creation to the last change, in whole minutes. */
export const durationOf = ({
  createdAt,
  updatedAt,
}: Pick<Transaction, 'createdAt' | 'updatedAt'>): Duration => {
  const minutes = Math.floor((updatedAt - createdAt) / MINUTE_MS);
  return minutes < 1 ? { _tag: 'LessThanAMinute' } : { _tag: 'Minutes', minutes };
};

/** Remaining time for the deposit at these terms, in ms by the server's clock. Never negative. Null: unlimited. */
export const depositWindowMs = (
  { validUntil }: Pick<Transaction, 'validUntil'>,
  serverNow: number,
): number | null => (validUntil === null ? null : Math.max(validUntil - serverNow, 0));

/** Whether a list refreshes an order: it is running, or ended recently. */
export const shouldRefresh = (
  { status, updatedAt }: Pick<Transaction, 'status' | 'updatedAt'>,
  serverNow: number,
): boolean => !isFinal(status) || (!isClosed(status) && serverNow - updatedAt < LATE_CHANGE_MS);

export type Delay = 'none' | 'longerThanUsual' | 'veryLong';

/**
 * Compares the time since the deposit of a running exchange with the usual time: the upper end of the provider's
 * forecast, or the fallback of spec §9. Above the threshold of spec §9 (about a month), it is no longer useful to
 * wait.
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

/** Both ends of a forecast like "10-60" in minutes; equal for "15". Null if it cannot be parsed. */
export const usualRangeOf = (
  speedForecast: string | null,
): { readonly from: number; readonly to: number } | null => {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: replaces a text that is not a forecast with another
  // one
  const [, lower, upper] = /^\s*(?:(\d{1,6})\s*-)?\s*(\d{1,6})\s*$/.exec(speedForecast ?? '') ?? [];
  return upper === undefined ? null : { from: Number(lower ?? upper), to: Number(upper) };
};

/** Upper end of a forecast like "10-60" in minutes. Null if it cannot be parsed. */
export const usualMinutesOf = (speedForecast: string | null): number | null =>
  usualRangeOf(speedForecast)?.to ?? null;
