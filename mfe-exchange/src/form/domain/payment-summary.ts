import type { DecimalString } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from './amount';
import type { PaymentMethod } from './payment-method';

/** Terms of a payment method across all providers: the lowest fee, the widest limits and the shortest time. */
export type PaymentSummary = {
  readonly kind: string;
  readonly feePercent: DecimalString | null;
  readonly minAmount: DecimalString | null;
  readonly maxAmount: DecimalString | null;
  readonly speedForecast: string | null;
  /** Whether a provider serves the visitor's country. */
  readonly isServed: boolean;
};

/** Whether a provider offers the payment method in a country. Empty: unknown, which excludes nothing. */
export const isServedIn = (
  { onlyCountries, exceptCountries }: Pick<PaymentMethod, 'onlyCountries' | 'exceptCountries'>,
  country: string,
): boolean =>
  country === '' ||
  ((onlyCountries?.includes(country) ?? true) && !(exceptCountries?.includes(country) ?? false));

const outermost = (amounts: readonly (DecimalString | null)[], sign: 1 | -1): DecimalString | null =>
  amounts
    .filter(isPositive)
    .toSorted((one, other) => sign * compareAmounts(one, other))
    .at(0) ?? null;

const endOf = (forecast: string): number => Number(forecast.split('-').at(-1));

const fastest = (methods: readonly PaymentMethod[]): string | null =>
  methods
    .flatMap(({ speedForecast }) => speedForecast ?? [])
    .toSorted((one, other) => endOf(one) - endOf(other))
    .at(0) ?? null;

const lowestFee = (methods: readonly PaymentMethod[]): DecimalString | null =>
  methods
    .flatMap(({ feePercent }) => feePercent ?? [])
    .toSorted(compareAmounts)
    .at(0) ?? null;

const summaryOf = (kind: string, all: readonly PaymentMethod[], country: string): PaymentSummary => {
  const ofKind = all.filter((method) => method.kind === kind);
  const served = ofKind.filter((method) => isServedIn(method, country));
  const shown = served.length > 0 ? served : ofKind;
  return {
    kind,
    feePercent: lowestFee(shown),
    minAmount: outermost(
      shown.map(({ minAmount }) => minAmount),
      1,
    ),
    maxAmount: outermost(
      shown.map(({ maxAmount }) => maxAmount),
      -1,
    ),
    speedForecast: fastest(shown),
    isServed: served.length > 0,
  };
};

/** One row per payment method, in the order of the service. */
export const paymentSummaries = (
  methods: readonly PaymentMethod[],
  country: string,
): readonly PaymentSummary[] =>
  [...new Set(methods.map(({ kind }) => kind))].map((kind) => summaryOf(kind, methods, country));

/** The usual methods: card for a purchase, bank account for a sale. */
const USUAL = { buy: 'card', sell: 'bank-transfer' } as const;

/** The chosen payment method, or the usual one. */
export const shownKind = (kind: string, exchange: 'buy' | 'sell'): string =>
  kind === '' ? USUAL[exchange] : kind;

/** Reason why a payment method has no offer, and another method that has one. */
export type PaymentProblem = {
  readonly reason: 'Country' | 'TooSmall' | 'TooLarge';
  readonly limit: DecimalString | null;
  readonly alternatives: readonly string[];
};

const reasonOf = (
  { isServed, minAmount, maxAmount }: PaymentSummary,
  sent: DecimalString | null,
): Pick<PaymentProblem, 'reason' | 'limit'> | null => {
  if (!isServed) return { reason: 'Country', limit: null };
  if (!isPositive(sent)) return null;
  if (minAmount !== null && compareAmounts(sent, minAmount) < 0)
    return { reason: 'TooSmall', limit: minAmount };
  return maxAmount !== null && compareAmounts(sent, maxAmount) > 0
    ? { reason: 'TooLarge', limit: maxAmount }
    : null;
};

/** Returns the reason why the payment method has no offer for the country and the amount, or null. */
export const paymentProblem = (
  summaries: readonly PaymentSummary[],
  kind: string,
  sent: DecimalString | null,
): PaymentProblem | null => {
  const chosen = summaries.find((summary) => summary.kind === kind);
  const reason = chosen === undefined ? null : reasonOf(chosen, sent);
  if (reason === null) return null;
  const alternatives = summaries
    .filter((summary) => reasonOf(summary, sent) === null)
    .map((summary) => summary.kind);
  return { ...reason, alternatives };
};
