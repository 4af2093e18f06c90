import Big from 'big.js';

import { wireNumber, wireNumberOrNull } from '../http/index.ts';
import { amountOfUsd } from './amount-of-usd.ts';
import type { PaymentMethod } from './payment-method.ts';
import { PAYMENT_METHODS } from './payment-methods.table.ts';
import type { Provider } from './provider.ts';
import { quoteOf } from './quote.ts';
import type { Question, Quote } from './quote.ts';
import { marketRate, roundDownTo } from './terms.ts';
import type { Pair } from './terms.ts';

const methodsOf = ({ from, to }: Pair, { type }: Provider): readonly PaymentMethod[] => {
  const methods = PAYMENT_METHODS[type];
  if (methods === undefined) return [];
  if (from.isFiat) return methods.buy;
  return to.isFiat ? methods.sell : [];
};

/** The usual payment method for a purchase, and the usual payout method for a sale. */
const usualKind = ({ from }: Pair): string => (from.isFiat ? 'card' : 'bank-transfer');

const isServed = ({ onlyCountries, exceptCountries }: PaymentMethod, country: string): boolean =>
  country === '' ||
  ((onlyCountries?.includes(country) ?? true) && !(exceptCountries?.includes(country) ?? false));

/** A provider's payment method, by its kind or its ID. Empty: the usual kind. */
export const methodBy = (pair: Pair, provider: Provider, name: string): PaymentMethod | undefined => {
  const wanted = name === '' ? usualKind(pair) : name;
  return methodsOf(pair, provider).find(({ id, kind }) => id === wanted || kind === wanted);
};

/** Whether a provider has a payment method in a country (empty: any). Providers of coins serve all. */
export const servesPayment = (pair: Pair, provider: Provider, name: string, country: string): boolean => {
  if (methodsOf(pair, provider).length === 0) return true;
  const method = methodBy(pair, provider, name);
  return method !== undefined && isServed(method, country);
};

const withMethod = (provider: Provider, { feeShare, minFactor, maxUsd }: PaymentMethod): Provider => ({
  ...provider,
  spread: provider.spread + feeShare,
  minFactor,
  maxUsd,
});

/** The provider's terms for a payment method. An unknown one changes nothing. */
export const byMethod = (pair: Pair, provider: Provider, name: string): Provider => {
  const method = methodBy(pair, provider, name);
  return method === undefined ? provider : withMethod(provider, method);
};

/** Fee of the payment in the fiat currency. Null: no amount. */
const feeOf = ({ pair, nowMs }: Question, { sent }: Quote, { feeShare }: PaymentMethod): Big | null => {
  if (sent === null) return null;
  const fiatAmount = pair.from.isFiat ? sent : sent.times(marketRate(pair, nowMs));
  return roundDownTo(pair.from.isFiat ? pair.from : pair.to, fiatAmount.times(feeShare));
};

const wireMethod = (question: Question, provider: Provider, method: PaymentMethod) => {
  const quote = quoteOf(question, withMethod(provider, method));
  const { documentsAboveUsd, feeShare } = method;
  return {
    provider: provider.id,
    label: provider.label,
    kind: method.kind,
    estimatedAmount: wireNumberOrNull(question.side === 'direct' ? quote.received : quote.sent),
    minAmount: wireNumber(quote.limits.min),
    maxAmount: wireNumberOrNull(quote.limits.max),
    feeAmount: wireNumberOrNull(feeOf(question, quote, method)),
    feePercent: wireNumber(new Big(feeShare).times(100)),
    transactionSpeedForecast: method.minutes,
    kyc: method.kyc,
    documentsAbove:
      documentsAboveUsd === null ? null : wireNumber(amountOfUsd(question.pair.from, documentsAboveUsd)),
    onlyCountries: method.onlyCountries,
    exceptCountries: method.exceptCountries,
    refundTerms: provider.refundTerms,
  };
};

/** Payment methods of all providers, with a quote for each. Empty for coins. */
export const wireMethods = (question: Question, providers: readonly Provider[]) =>
  providers.flatMap((provider) =>
    methodsOf(question.pair, provider).map((method) => wireMethod(question, provider, method)),
  );
