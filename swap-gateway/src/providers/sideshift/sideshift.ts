import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import Big from 'big.js';

import { createCalls, refusalByText } from '../../http/calls.ts';
import type { Calls, RefusalText } from '../../http/calls.ts';
import type { ProviderHttp } from '../../http/provider-http.ts';
import { NO_TERMS, ProviderFault, ProviderRefusal } from '../../provider.ts';
import type { CreateOrder, PlacedOrder, Provider, QuoteRequest, StoredTerms } from '../../provider.ts';
import { toAssets } from './assets.ts';
import { Coin, ErrorBody, Pair, Quote, Shift } from './codecs.ts';
import { needsRefundAddress, observationOf } from './observation.ts';

type Options = {
  readonly http: ProviderHttp;
  readonly now: () => number;
  /** ID of the operator's account. */
  readonly affiliateId: string;
  /**
   * Whether the visitor's IP address can be sent. SideShift refuses orders without it, so there are no offers
   * without permission.
   */
  readonly sharesVisitorIp: boolean;
};

const REFUSALS: readonly RefusalText[] = [
  [/^Invalid receiving address|^This settle address belongs/, 'payout_address_refused'],
  [/^Invalid refundDestination|^This refund address belongs/, 'refund_address_refused'],
  [/^Quote has already expired/, 'rate_id_not_found_or_expired'],
  [/^Method .* not found/, 'pair_is_inactive'],
  [/^Amount too low/, 'deposit_too_small'],
  [/^Amount too high/, 'max_amount_exceeded'],
  [/^Order not found/, 'not_found'],
];
/** Time for which an offer is shown. A fixed rate is set only when the order is created. */
const OFFER_MS = 60_000;
/** Maximum number of decimals of SideShift's amounts. */
const DECIMALS = 8;

const callsOf = ({ http }: Options): Calls =>
  createCalls(http, (body) => {
    const decoded = ErrorBody.decode(body);
    return refusalByText(REFUSALS, E.isRight(decoded) ? decoded.right.error.message : '');
  });

const pairOf = ({ from, to }: QuoteRequest) => {
  const [depositCoin = '', depositNetwork = ''] = from.key.split(' ');
  const [settleCoin = '', settleNetwork = ''] = to.key.split(' ');
  return { depositCoin, depositNetwork, settleCoin, settleNetwork };
};

/** Returns the current rate, with its limits. Throws a refusal for an amount outside them. */
const askRate = async (options: Options, request: QuoteRequest) => {
  const [from, to] = [request.from, request.to].map(({ key }) => key.toLowerCase().replace(' ', '-'));
  const query = { amount: request.amount, affiliateId: options.affiliateId };
  const { min, max, rate } = await callsOf(options).get(Pair, `/pair/${from ?? ''}/${to ?? ''}`, query);
  const limits = { minAmount: min, maxAmount: max };
  const amount = new Big(request.amount);
  if (amount.lt(min)) throw new ProviderRefusal('deposit_too_small', 'below the minimum', limits);
  if (amount.gt(max)) throw new ProviderRefusal('max_amount_exceeded', 'above the maximum', limits);
  return { ...limits, toAmount: amount.times(rate).toFixed(DECIMALS, Big.roundDown) };
};

/** Sends the calls that create a shift. `toAmount`: the payout, which is a current estimate for a variable shift. */
const createShift = async (options: Options, order: CreateOrder, headers: Record<string, string>) => {
  const { affiliateId } = options;
  const calls = callsOf(options);
  const terms = {
    affiliateId,
    settleAddress: order.recipient,
    ...(order.extraId === null ? {} : { settleMemo: order.extraId }),
    ...(order.refundAddress === null ? {} : { refundAddress: order.refundAddress }),
    ...(order.refundExtraId === null ? {} : { refundMemo: order.refundExtraId }),
  };
  if (order.flow === 'standard') {
    const { toAmount } = await askRate(options, order);
    const shift = await calls.post(Shift, '/shifts/variable', { ...pairOf(order), ...terms }, headers);
    return { ...shift, toAmount };
  }
  const asked = { ...pairOf(order), depositAmount: order.amount, settleAmount: null, affiliateId };
  const { made: quote } = await calls.ask(Quote, '/quotes', asked, headers);
  if (new Big(quote.settleAmount).lt(order.heldId ?? '0'))
    throw new ProviderRefusal('rate_id_not_found_or_expired', 'the rate has fallen since the offer');
  const shift = await calls.post(Shift, '/shifts/fixed', { quoteId: quote.id, ...terms }, headers);
  return { ...shift, toAmount: shift.made.settleAmount ?? quote.settleAmount };
};

const place = async (options: Options, order: CreateOrder): Promise<PlacedOrder> => {
  if (order.visitorIp === null)
    throw new ProviderFault('the IP address of the visitor is missing', { isOutcomeKnown: true });
  const { made, raw, toAmount } = await createShift(options, order, { 'x-user-ip': order.visitorIp });
  if (made.depositAddress === null) throw new ProviderRefusal('altered_reply', 'no deposit address');
  const isFixed = order.flow === 'fixed-rate';
  return {
    ...{ reference: made.id, providerOrderId: made.id, evidence: raw },
    ...{ depositAddress: made.depositAddress, depositExtraId: made.depositMemo },
    ...{ fromAmount: (isFixed ? made.depositAmount : null) ?? order.amount, toAmount },
    ...{ validUntilMs: isFixed ? made.expiresAt : null, depositUntilMs: made.expiresAt },
    echo: {
      fromKey: `${made.depositCoin} ${made.depositNetwork}`,
      toKey: `${made.settleCoin} ${made.settleNetwork}`,
      fromAmount: isFixed ? made.depositAmount : null,
      toAmount: null,
      recipient: made.settleAddress,
      extraId: made.settleMemo ?? '',
      refundAddress: made.refundAddress,
      refundExtraId: made.refundMemo,
    },
  };
};

const readShift = async (options: Options, id: string): Promise<Shift> => {
  const shift = await callsOf(options).get(Shift, `/shifts/${encodeURIComponent(id)}`);
  if (shift.id === id) return shift;
  throw new ProviderFault('GET /shifts: another shift', { isOutcomeKnown: true });
};

const termsOf = ({ depositAddress, depositMemo, settleAddress }: Shift): StoredTerms => ({
  ...{ depositAddress, depositExtraId: depositMemo, recipient: settleAddress },
});

const capabilitiesOf = ({ sharesVisitorIp }: Options): Provider['capabilities'] => ({
  offers: sharesVisitorIp
    ? [
        { flow: 'standard', side: 'direct' },
        { flow: 'fixed-rate', side: 'direct' },
      ]
    : [],
  refundAddress: 'later',
  supportsMemo: true,
  kyc: 'on-flag',
  needsVisitorIp: true,
  isCreateRepeatable: false,
});

/** SideShift v2. Needs a key, an account, and the visitor's IP address for every order. */
export const createSideShift = (options: Options): Provider => ({
  id: 'sideshift',
  displayName: 'SideShift.ai',
  capabilities: capabilitiesOf(options),
  assets: async () => {
    const rows = await callsOf(options).get(t.readonlyArray(t.unknown), '/coins');
    return rows.map((row) => Coin.decode(row)).flatMap((row) => (E.isRight(row) ? toAssets(row.right) : []));
  },
  quote: async (request) => {
    const offer = await askRate(options, request);
    const isFixed = request.flow === 'fixed-rate';
    const held = isFixed ? { id: offer.toAmount, validUntilMs: options.now() + OFFER_MS } : null;
    return { ...NO_TERMS, fromAmount: request.amount, ...offer, held };
  },
  create: (order) => place(options, order),
  read: async (id) => {
    const shift = await readShift(options, id);
    return { ...observationOf(shift), terms: termsOf(shift) };
  },
  terms: async (id) => termsOf(await readShift(options, id)),
  actions: async (id) => {
    const shift = await readShift(options, id);
    return { refund: needsRefundAddress(shift) ? { amount: shift.depositAmount } : null, continueAt: null };
  },
  refund: async (id, { address, extraId }) => {
    const body = { address, ...(extraId === null ? {} : { memo: extraId }) };
    await callsOf(options).post(Shift, `/shifts/${encodeURIComponent(id)}/set-refund-address`, body);
  },
  orderUrl: (id) => `https://sideshift.ai/orders/${id}`,
});
