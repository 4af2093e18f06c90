import type { FastifyInstance } from 'fastify';

import Big from 'big.js';

import { findCurrency } from '../assets/catalogue.ts';
import type { Currencies } from '../assets/catalogue.ts';
import type { Currency } from '../assets/currency.ts';
import { providersUnavailable, Refusal, refusalOf } from '../http/refusal.ts';
import { askProviders, requestFor } from '../quotes/ask-providers.ts';
import type { Offer, Question } from '../quotes/ask-providers.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import type { Capabilities, Side } from '../provider.ts';
import { compareRecords } from '../track-record/track-record.ts';
import type { TrackRecord } from '../track-record/track-record.ts';
import { demandAmount } from './demand-amount.ts';
import { decodeRequest, EstimateQuery } from './request-fields.ts';
import { wireAmount, wireTime } from './wire-amount.ts';
import { extraIdOf } from './wire-currencies.ts';

const UNKNOWN_PAIR = { error: 'pair_is_inactive', message: 'No provider exchanges this pair.' };

/** The currency of a request. Throws a refusal if no provider has it. */
export const currencyOrRefuse = (currencies: Currencies, ticker: string, network: string): Currency => {
  const found = findCurrency(currencies, ticker, network);
  if (found === null) throw new Refusal(400, UNKNOWN_PAIR);
  return found;
};

/** Question for an estimate. Throws a refusal. */
const questionOf = (query: unknown, currencies: Currencies): Question => {
  const asked = decodeRequest(EstimateQuery, query);
  const amount = asked.type === 'direct' ? asked.fromAmount : asked.toAmount;
  if (amount === null)
    throw new Refusal(400, { error: 'not_valid_params', message: 'fromAmount: is required' });
  const from = currencyOrRefuse(currencies, asked.fromCurrency, asked.fromNetwork);
  const to = currencyOrRefuse(currencies, asked.toCurrency, asked.toNetwork);
  demandAmount(amount, asked.type === 'direct' ? from : to, asked.type);
  return {
    from,
    to,
    flow: asked.flow,
    side: asked.type,
    amount,
    // the recipient can be an exchange account, which needs it
    needsMemo: extraIdOf(to) !== null,
  };
};

/** Share of the payout above which the network fee causes a warning. */
const HIGH_FEE_SHARE = 0.1;

const isHighFee = (fee: string | null, toAmount: string): boolean =>
  fee !== null && new Big(fee).gt(new Big(toAmount).times(HIGH_FEE_SHARE));

const minutes = (seconds: number | null): string | null =>
  seconds === null ? null : String(Math.max(1, Math.ceil(seconds / 60)));

const rateIdOf = (
  { rateTokens }: GatewayParts,
  question: Question,
  { watched, quote }: Offer,
): string | null => {
  const held = quote?.held;
  if (!quote || !held) return null;
  return rateTokens.write({
    provider: watched.provider.id,
    from: question.from.legacyTicker,
    to: question.to.legacyTicker,
    side: question.side,
    fromAmount: quote.fromAmount,
    toAmount: quote.toAmount,
    heldId: held.id,
    validUntilMs: held.validUntilMs,
    ...(quote.etaSeconds === null ? {} : { etaSeconds: quote.etaSeconds }),
  });
};

/** Amounts and limits of a row, from an offer or from a refusal. */
const amountsOf = (side: Side, { quote, refusal }: Offer) => {
  const limits = quote ?? refusal;
  const amount = quote === null ? null : side === 'direct' ? quote.toAmount : quote.fromAmount;
  return {
    isConvertible: quote !== null,
    isHighNetworkFee: quote !== null && isHighFee(quote.withdrawalFee, quote.toAmount),
    estimatedAmount: wireAmount(amount),
    minAmount: wireAmount(limits.minAmount),
    maxAmount: wireAmount(limits.maxAmount),
    error: refusal === null ? null : refusalOf(refusal).body,
  };
};

const NO_TERMS = { held: null, etaSeconds: null, depositFee: null, withdrawalFee: null };

const termsOf = (parts: GatewayParts, question: Question, offer: Offer) => {
  const { held, etaSeconds, depositFee, withdrawalFee } = offer.quote ?? NO_TERMS;
  return {
    flow: question.flow,
    type: question.side,
    rateId: rateIdOf(parts, question, offer),
    validUntil: wireTime(held?.validUntilMs ?? null),
    transactionSpeedForecast: minutes(etaSeconds),
    warningMessage: null,
    depositFee: wireAmount(depositFee),
    withdrawalFee: wireAmount(withdrawalFee),
  };
};

/** Facts with which visitors choose a provider (docs/providers.md). */
const factsOf = ({ refundAddress, supportsMemo, kyc, needsVisitorIp }: Capabilities) => ({
  refundRequired: refundAddress === 'required',
  refundAddress,
  payoutMemoSupported: supportsMemo,
  kyc,
  needsVisitorIp,
});

const recordOf = ({ trackRecords }: GatewayParts, { watched }: Offer): TrackRecord | null =>
  trackRecords.of(watched.provider.id);

const wireTrackRecord = (record: TrackRecord | null) => {
  if (record === null) return null;
  const { medianSeconds, ...facts } = record;
  return {
    ...facts,
    medianMinutes: medianSeconds === null ? null : Math.max(1, Math.ceil(medianSeconds / 60)),
  };
};

/** Row of one provider (api contract §4.1). */
const wireOffer = (parts: GatewayParts, question: Question) => (offer: Offer) => {
  const { id, displayName, capabilities } = offer.watched.provider;
  return {
    id,
    type: id,
    label: displayName,
    isAllowed: true,
    ...amountsOf(question.side, offer),
    cashback: null,
    promoCode: null,
    ...factsOf(capabilities),
    etaSeconds: offer.quote?.etaSeconds ?? null,
    trackRecord: wireTrackRecord(recordOf(parts, offer)),
    custom: termsOf(parts, question, offer),
  };
};

const rememberAll = (parts: GatewayParts, question: Question, offers: readonly Offer[]): void => {
  for (const { watched, quote } of offers) {
    const request = requestFor(watched, question);
    if (quote !== null && request !== null) parts.shownOffers.remember(watched.provider.id, request, quote);
  }
};

/** Routes below `/account`: offers of all providers. There are no promo codes (api contract §4.1, §4.5). */
export const addEstimateRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  app.get('/v1.2/exchange/estimate', async ({ query }) => {
    const question = questionOf(query, await parts.catalogue.current());
    const { offers, serving } = await askProviders(parts.providers, question, parts.startDeadline);
    if (serving === 0) throw new Refusal(400, UNKNOWN_PAIR);
    if (offers.length === 0) throw providersUnavailable();
    rememberAll(parts, question, offers);
    // pages sort by amount, and keep this order for equal offers
    const rows = offers
      .toSorted((one, other) => compareRecords(recordOf(parts, one), recordOf(parts, other)))
      .map(wireOffer(parts, question));
    return { summary: { providers: offers.length }, providers: rows };
  });
  app.get('/promo-codes/:code', () => {
    throw new Refusal(404, { error: 'promo_not_found', message: 'Unknown promo code' });
  });
};
