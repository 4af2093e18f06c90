import type { Transaction } from './transaction';
import { isFinal } from './transaction-status';

const MINUTE_MS = 60_000;
/** Spec §9 "Timing": 'long time exchanging', and its fallback, in minutes. */
export const LONG_EXCHANGE_MINUTES = 43_800;
export const LONG_EXCHANGE_FALLBACK_MINUTES = 30;

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

/**
 * Whether a running exchange takes longer than usual since its deposit. `usualMinutes` is the upper end of the
 * provider's forecast; without one the fallback of spec §9 holds.
 */
export const isTakingLong = (
  { status, depositReceivedAt }: Pick<Transaction, 'status' | 'depositReceivedAt'>,
  serverNow: number,
  usualMinutes: number | null,
): boolean =>
  !isFinal(status) &&
  depositReceivedAt !== null &&
  serverNow - depositReceivedAt > (usualMinutes ?? LONG_EXCHANGE_FALLBACK_MINUTES) * MINUTE_MS;

/** The upper end in minutes of a forecast like "10-60"; null when it says none. */
export const usualMinutesOf = (speedForecast: string | null): number | null => {
  const [, upper] = /(?:^|-)\s*(\d{1,6})\s*$/.exec(speedForecast ?? '') ?? [];
  return upper === undefined ? null : Number(upper);
};
