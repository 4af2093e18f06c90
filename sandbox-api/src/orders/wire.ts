import Big from 'big.js';

import { methodBy, providerNamed } from '../estimates/index.ts';
import { wireNumber, wireNumberOrNull } from '../http/index.ts';
import { SPEED_FORECAST } from '../settings.ts';
import { depositIssueOf } from './deposit-issue.ts';
import type { OrderSnapshot } from './order-service.ts';
import { currencyOf } from './order-state.ts';

/** Time in wire format. */
export const isoOrNull = (atMs: number | null): string | null =>
  atMs === null ? null : new Date(atMs).toISOString();
/** Stored amount in wire format. */
export const wireAmount = (amount: string) => wireNumber(new Big(amount));

/** Short form of an order inside another one (api contract §3.6). */
const mention = ({ order, state }: OrderSnapshot) => ({
  id: order.id,
  status: state.status,
  createdAt: new Date(order.createdAt).toISOString(),
  fromCurrency: currencyOf(order.fromTicker).currentTicker,
  fromNetwork: currencyOf(order.fromTicker).network,
  amountFrom: wireNumberOrNull(state.amountFrom),
  amountTo: wireNumberOrNull(state.amountTo),
});

/** Orders that a reply mentions in addition to its own. */
export type RelatedOrders = {
  readonly original: OrderSnapshot | null;
  readonly repeated: OrderSnapshot | null;
};

const relatedOrdersInfo = ({ original, repeated }: RelatedOrders) => ({
  originalExchangeInfo: original === null ? null : mention(original),
  relatedExchangesInfo: [],
  repeatedExchangesInfo: repeated === null ? [] : [mention(repeated)],
});

const sidesOf = ({ order }: OrderSnapshot) => {
  const from = currencyOf(order.fromTicker);
  const to = currencyOf(order.toTicker);
  return {
    fromCurrency: from.currentTicker,
    fromNetwork: from.network,
    toCurrency: to.currentTicker,
    toNetwork: to.network,
    fromLegacyTicker: from.ticker,
    toLegacyTicker: to.ticker,
  };
};

const amountsOf = ({ order, state }: OrderSnapshot) => ({
  expectedAmountFrom: wireAmount(order.expectedFrom),
  expectedAmountTo: wireAmount(order.expectedTo),
  amountFrom: wireNumberOrNull(state.amountFrom),
  amountTo: wireNumberOrNull(state.amountTo),
  refundAmount: wireNumberOrNull(state.refundAmount),
});

/** `GET /v2/exchange/by-id` (api contract §3.6). */
export const wireV2 = (seen: OrderSnapshot, related: RelatedOrders) => {
  const { order, state } = seen;
  return {
    id: order.id,
    status: state.status,
    actionsAvailable: state.mayAct,
    ...sidesOf(seen),
    ...amountsOf(seen),
    payinAddress: order.payinAddress,
    payoutAddress: order.payoutAddress,
    payinExtraId: order.payinExtraId,
    payoutExtraId: order.payoutExtraId,
    refundAddress: order.refundAddress,
    refundExtraId: order.refundExtraId,
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(state.updatedAt).toISOString(),
    depositReceivedAt: isoOrNull(state.depositReceivedAt),
    validUntil: isoOrNull(order.validUntil),
    payinHash: state.payinHash,
    payoutHash: state.payoutHash,
    refundHash: state.refundHash,
    userId: order.userId,
    ...relatedOrdersInfo(related),
  };
};

const warningsOf = ({ order }: OrderSnapshot): readonly string[] =>
  order.payinExtraIdName === null
    ? ['Send only from a wallet you control.']
    : [`Send only with the ${order.payinExtraIdName} shown, or the coins may be lost.`];

/** Name of the provider of a fiat order and the kind of its payment. */
const fiatFactsOf = ({ order }: OrderSnapshot) => {
  const pair = { from: currencyOf(order.fromTicker), to: currencyOf(order.toTicker) };
  const provider = order.isFiat ? providerNamed(pair.from, pair.to, order.provider) : undefined;
  if (provider === undefined) return {};
  const method = methodBy(pair, provider, order.depositType ?? '');
  return {
    providerLabel: provider.label,
    paymentMethod: method?.kind ?? null,
    transactionSpeedForecast: method?.minutes ?? SPEED_FORECAST,
  };
};

/** `GET /v1.1/transactions/{id}` (api contract §4.2): the v2 reply, and the other fields of the spec's Transaction. */
export const wireV11 = (seen: OrderSnapshot, related: RelatedOrders, fiat: unknown) => {
  const { order, state, nowMs } = seen;
  return {
    ...wireV2(seen, related),
    provider: order.provider,
    isDeposit: false,
    isPromoCodeAvailable: order.promoCode !== null,
    payinWarnings: warningsOf(seen),
    transactionSubId: null,
    flow: order.flow,
    type: order.type,
    isTransactionError: state.status === 'failed' || state.status === 'paid_failed',
    payinExtraIdName: order.payinExtraIdName,
    payoutExtraIdName: order.payoutExtraIdName,
    confirmations: state.confirmations,
    depositIssue: depositIssueOf(seen),
    transactionSpeedForecast: SPEED_FORECAST,
    ...fiatFactsOf(seen),
    verificationSent: state.status === 'verifying',
    childExchanges: [],
    repeatedExchanges: related.repeated === null ? [] : [mention(related.repeated)],
    fiat,
    serverTime: new Date(nowMs).toISOString(),
  };
};

/** Reply of `POST /v1.1/transactions` and `POST /v2/exchange` for coins (api contract §3.5, §4.3). */
export const wireCreated = (seen: OrderSnapshot) => {
  const { order } = seen;
  return {
    id: order.id,
    validUntil: isoOrNull(order.validUntil),
    ...sidesOf(seen),
    fromAmount: wireAmount(order.expectedFrom),
    toAmount: wireAmount(order.expectedTo),
    flow: order.flow,
    type: order.type,
    rateId: order.rateId,
    payinAddress: order.payinAddress,
    payinExtraId: order.payinExtraId,
    payinExtraIdName: order.payinExtraIdName,
    payoutAddress: order.payoutAddress,
    payoutExtraId: order.payoutExtraId ?? '',
    payoutExtraIdName: order.payoutExtraIdName,
    refundAddress: order.refundAddress ?? '',
    refundExtraId: order.refundExtraId ?? '',
    fiat: null,
    redirectUrl: null,
  };
};
