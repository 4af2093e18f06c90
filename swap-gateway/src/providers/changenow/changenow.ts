import type * as t from 'io-ts';

import { decodeReply } from '../../http/provider-http.ts';
import type { ProviderHttp } from '../../http/provider-http.ts';
import { ProviderFault, ProviderRefusal } from '../../provider.ts';
import type { CreateOrder, PlacedOrder, Provider, Quote, QuoteRequest, StoredTerms } from '../../provider.ts';
import { createCalls } from './call.ts';
import type { Calls } from './call.ts';
import {
  ActionsReply,
  ContinueReply,
  CreatedReply,
  EstimateReply,
  ExchangeReply,
  RangeReply,
  RefundReply,
} from './codecs.ts';
import { observationOf } from './observation.ts';
import { keyOf, sideOf, toAssets } from './to-assets.ts';

export type ChangeNowOptions = { readonly http: ProviderHttp; readonly now: () => number };

const pairOf = ({ from, to }: Pick<QuoteRequest, 'from' | 'to'>) => {
  const [[fromCurrency, fromNetwork], [toCurrency, toNetwork]] = [sideOf(from), sideOf(to)];
  return { fromCurrency, fromNetwork, toCurrency, toNetwork };
};

/** The upper end of a forecast such as `10-60`, in seconds. */
const secondsOf = (forecast: string | null): number | null => {
  const [, minutes] = /(\d+)$/.exec(forecast ?? '') ?? [];
  return minutes === undefined ? null : Number(minutes) * 60;
};

const NO_LIMITS = { minAmount: null, maxAmount: null };

const offer = async ({ get }: Calls, request: QuoteRequest): Promise<Quote> => {
  const { flow, side, amount } = request;
  const [estimate, range] = await Promise.allSettled([
    get('/exchange/estimated-amount', {
      ...pairOf(request),
      [side === 'direct' ? 'fromAmount' : 'toAmount']: amount,
      flow,
      type: side,
      useRateId: String(flow === 'fixed-rate'),
    }),
    get('/exchange/range', { ...pairOf(request), flow }),
  ]);
  const limits =
    range.status === 'fulfilled' ? decodeReply(RangeReply, 'GET /exchange/range', range.value) : NO_LIMITS;
  if (estimate.status === 'rejected') {
    const reason: unknown = estimate.reason;
    throw reason instanceof ProviderRefusal
      ? new ProviderRefusal(reason.code, reason.message, limits)
      : reason;
  }
  const reply = decodeReply(EstimateReply, 'GET /exchange/estimated-amount', estimate.value);
  const { rateId, validUntil } = reply;
  return {
    fromAmount: reply.fromAmount,
    toAmount: reply.toAmount,
    ...limits,
    depositFee: reply.depositFee,
    withdrawalFee: reply.withdrawalFee,
    etaSeconds: secondsOf(reply.transactionSpeedForecast),
    held: rateId === null || validUntil === null ? null : { id: rateId, validUntilMs: validUntil },
  };
};

const bodyOf = (order: CreateOrder) => ({
  ...pairOf(order),
  fromAmount: order.side === 'direct' ? order.amount : '',
  toAmount: order.side === 'reverse' ? order.amount : '',
  address: order.recipient,
  extraId: order.extraId ?? '',
  refundAddress: order.refundAddress ?? '',
  refundExtraId: order.refundExtraId ?? '',
  flow: order.flow,
  type: order.side,
  rateId: order.heldId ?? '',
});

const place = async ({ post }: Calls, order: CreateOrder): Promise<PlacedOrder> => {
  const raw = await post('/exchange', bodyOf(order));
  const made = decodeReply(CreatedReply, 'POST /exchange', raw);
  return {
    reference: made.id,
    providerOrderId: made.id,
    depositAddress: made.payinAddress,
    depositExtraId: made.payinExtraId,
    fromAmount: made.fromAmount,
    toAmount: made.toAmount,
    validUntilMs: order.flow === 'fixed-rate' ? made.validUntil : null,
    depositUntilMs: made.validUntil,
    echo: {
      fromKey: keyOf(made.fromCurrency, made.fromNetwork),
      toKey: keyOf(made.toCurrency, made.toNetwork),
      fromAmount: made.fromAmount,
      toAmount: made.toAmount,
      recipient: made.payoutAddress,
      extraId: made.payoutExtraId ?? '',
      refundAddress: made.refundAddress,
      refundExtraId: made.refundExtraId,
    },
    evidence: raw,
  };
};

const actionsOf = ({
  get,
  post,
}: Calls): Required<Pick<Provider, 'actions' | 'refund' | 'continueOrder'>> => ({
  actions: async (id) => {
    const reply = decodeReply(ActionsReply, 'GET /exchange/actions', await get('/exchange/actions', { id }));
    const { refund, continue: goOn } = reply;
    return {
      refund: refund?.available === true ? { amount: refund.amount } : null,
      continueAt: goOn?.available === true ? { amount: goOn.currentEstimate } : null,
    };
  },
  refund: async (id, { address, extraId }) => {
    const reply = await post('/exchange/refund', { id, address, ...(extraId === null ? {} : { extraId }) });
    if (!decodeReply(RefundReply, 'POST /exchange/refund', reply).result)
      throw new ProviderRefusal('action_not_available', 'the refund was refused');
  },
  continueOrder: async (id) => {
    const reply = decodeReply(
      ContinueReply,
      'POST /exchange/continue',
      await post('/exchange/continue', { id }),
    );
    if (!reply.result.result)
      throw new ProviderRefusal('action_not_available', 'the continuation was refused');
    return { amount: reply.result.data?.estimate?.amount ?? null };
  },
});

const CAPABILITIES: Provider['capabilities'] = {
  offers: [
    { flow: 'standard', side: 'direct' },
    { flow: 'fixed-rate', side: 'direct' },
    { flow: 'fixed-rate', side: 'reverse' },
  ],
  refundAddress: 'later',
  supportsMemo: true,
  kyc: 'on-flag',
  needsVisitorIp: false,
  isCreateRepeatable: false,
};

const readOne = async ({ get }: Calls, id: string) => {
  const decoded = decodeReply(ExchangeReply, 'GET /exchange/by-id', await get('/exchange/by-id', { id }));
  if (decoded.id === id) return decoded;
  throw new ProviderFault('GET /exchange/by-id: another exchange', { isOutcomeKnown: true });
};

const termsOf = (reply: t.TypeOf<typeof ExchangeReply>): StoredTerms => ({
  depositAddress: reply.payinAddress,
  depositExtraId: reply.payinExtraId,
  recipient: reply.payoutAddress,
});

/** ChangeNOW API v2. Needs a key. */
export const createChangeNow = ({ http, now }: ChangeNowOptions): Provider => {
  const calls = createCalls(http);
  return {
    id: 'changenow',
    displayName: 'ChangeNOW',
    capabilities: CAPABILITIES,
    assets: async () => toAssets(await calls.get('/exchange/currencies', { active: 'true' })),
    quote: (request) => offer(calls, request),
    create: (order) => place(calls, order),
    read: async (id) => {
      const reply = await readOne(calls, id);
      return { ...observationOf(reply, now()), terms: termsOf(reply) };
    },
    terms: async (id) => termsOf(await readOne(calls, id)),
    orderUrl: (id) => `https://changenow.io/exchange/txs/${id}`,
    ...actionsOf(calls),
  };
};
