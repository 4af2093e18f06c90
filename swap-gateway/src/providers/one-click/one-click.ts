import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

import { fromUnits } from '../../amount.ts';
import { decodeReply } from '../../http/provider-http.ts';
import type { ProviderHttp } from '../../http/provider-http.ts';
import { ProviderFault, ProviderRefusal } from '../../provider.ts';
import type { CreateOrder, Observation, PlacedOrder, Provider, Quote, QuoteRequest } from '../../provider.ts';
import { ErrorBody, QuoteReply, StatusReply } from './codecs.ts';
import { observationOf } from './observation.ts';
import { isSignedQuote } from './quote-signature.ts';
import { bodyOf, decimals, differsIn, rowOf } from './quote-request.ts';
import type { Recipients } from './quote-request.ts';
import { toAssets } from './to-assets.ts';

export type OneClickOptions = {
  readonly http: ProviderHttp;
  readonly now: () => number;
  /** Ed25519 key that verifies the signatures of quotes. */
  readonly publicKey: string;
};

type Reply = t.TypeOf<typeof QuoteReply>;

/** Time for which an offer is shown. For an exact output, it is made again when the order is placed. */
const OFFER_MS = 60_000;

/** Refusal for a message. 1Click has no codes, so clients distinguish refusals by their text. */
const refusalFor = (message: string, { from }: QuoteRequest): ProviderRefusal => {
  const [, least] = /^Amount is too low for bridge, try at least (\d+)/.exec(message) ?? [];
  if (least !== undefined)
    return new ProviderRefusal('deposit_too_small', message, { minAmount: fromUnits(least, decimals(from)) });
  if (message.startsWith('Temporary swap limits')) return new ProviderRefusal('deposit_too_small', message);
  return new ProviderRefusal('pair_is_inactive', message);
};

const askQuote = async (
  { http, now, publicKey }: OneClickOptions,
  request: QuoteRequest,
  recipients: Recipients,
  isDry: boolean,
) => {
  const body = bodyOf(request, recipients, isDry, now());
  const reply = await http({ method: 'POST', path: '/v0/quote', body });
  if (reply.status === 400) {
    const refusal = ErrorBody.decode(reply.body);
    throw refusalFor(E.isRight(refusal) ? refusal.right.message : 'refused', request);
  }
  if (reply.status !== 200 && reply.status !== 201)
    throw new ProviderFault(`POST /v0/quote: status ${String(reply.status)}`, {
      isOutcomeKnown: reply.status < 500,
    });
  const decoded = decodeReply(QuoteReply, 'POST /v0/quote', reply.body);
  const altered = isSignedQuote(reply.body, publicKey) ? differsIn(body, decoded) : 'signature';
  if (altered !== null) throw new ProviderRefusal('altered_reply', `the reply differs in ${altered}`);
  return { decoded, raw: reply.body };
};

const amountsOf = ({ from, to }: QuoteRequest, { quote }: Reply) => ({
  fromAmount: fromUnits(quote.amountIn, decimals(from)),
  toAmount: fromUnits(quote.amountOut, decimals(to)),
});

/** The parts of a binding quote that an order needs. */
const depositOf = ({ quote }: Reply, order: CreateOrder, nowMs: number) => {
  const { depositAddress, depositMemo, deadline, timeWhenInactive } = quote;
  if (depositAddress === null || deadline === null || deadline <= nowMs)
    throw new ProviderFault('POST /v0/quote: no deposit address in time', { isOutcomeKnown: false });
  if (rowOf(order.from).depositMode === 'MEMO' && depositMemo === null)
    throw new ProviderRefusal('altered_reply', 'the deposit has no memo');
  return { depositAddress, depositMemo, until: timeWhenInactive ?? deadline };
};

const place = async (options: OneClickOptions, order: CreateOrder): Promise<PlacedOrder> => {
  const { recipient, refundAddress: refundTo } = order;
  if (refundTo === null) throw new ProviderRefusal('refund_address_refused', 'a refund address is required');
  const { decoded, raw } = await askQuote(options, order, { recipient, refundTo }, false);
  const { depositAddress, depositMemo, until } = depositOf(decoded, order, options.now());
  const amounts = amountsOf(order, decoded);
  const { originAsset, destinationAsset, recipient: echoed, refundTo: refund } = decoded.quoteRequest;
  return {
    reference: depositMemo === null ? depositAddress : `${depositAddress} ${depositMemo}`,
    providerOrderId: decoded.correlationId,
    depositAddress,
    depositExtraId: depositMemo,
    ...amounts,
    validUntilMs: order.flow === 'fixed-rate' ? until : null,
    depositUntilMs: until,
    echo: {
      fromKey: originAsset,
      toKey: destinationAsset,
      ...amounts,
      recipient: echoed,
      extraId: null,
      refundAddress: refund,
      refundExtraId: null,
    },
    evidence: raw,
  };
};

const offer = async (options: OneClickOptions, request: QuoteRequest): Promise<Quote> => {
  const recipients = { refundTo: rowOf(request.from).placeholder, recipient: rowOf(request.to).placeholder };
  const { decoded } = await askQuote(options, request, recipients, true);
  const { withdrawFee, timeEstimate } = decoded.quote;
  return {
    ...amountsOf(request, decoded),
    minAmount: null,
    maxAmount: null,
    depositFee: null,
    withdrawalFee: withdrawFee === null ? null : fromUnits(withdrawFee, decimals(request.to)),
    etaSeconds: timeEstimate,
    held: request.flow === 'fixed-rate' ? { id: '', validUntilMs: options.now() + OFFER_MS } : null,
  };
};

const signedQuoteOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'quoteResponse') : null;

const read = async ({ http, now, publicKey }: OneClickOptions, reference: string): Promise<Observation> => {
  const [depositAddress = '', depositMemo = ''] = reference.split(' ');
  const query = new URLSearchParams({ depositAddress, ...(depositMemo === '' ? {} : { depositMemo }) });
  const { status, body } = await http({ method: 'GET', path: `/v0/status?${query.toString()}` });
  if (status === 404) throw new ProviderRefusal('not_found', 'unknown deposit address');
  if (status !== 200)
    throw new ProviderFault(`GET /v0/status: status ${String(status)}`, { isOutcomeKnown: true });
  const decoded = decodeReply(StatusReply, 'GET /v0/status', body);
  const { depositAddress: shown } = decoded.quoteResponse.quote;
  if (!isSignedQuote(signedQuoteOf(body), publicKey) || shown !== depositAddress)
    throw new ProviderFault('GET /v0/status: the quote is not the signed one', { isOutcomeKnown: true });
  return observationOf(decoded, now());
};

const CAPABILITIES: Provider['capabilities'] = {
  offers: [
    { flow: 'standard', side: 'direct' },
    { flow: 'fixed-rate', side: 'reverse' },
  ],
  refundAddress: 'required',
  supportsMemo: false,
  kyc: 'none',
  needsVisitorIp: false,
  isCreateRepeatable: true,
};

/** NEAR Intents 1Click: one call per quote, and one deposit address per binding quote. Works without a key. */
export const createOneClick = (options: OneClickOptions): Provider => ({
  id: 'one-click',
  displayName: 'NEAR Intents',
  capabilities: CAPABILITIES,
  assets: async () => {
    const { status, body } = await options.http({ method: 'GET', path: '/v0/tokens' });
    if (status !== 200)
      throw new ProviderFault(`GET /v0/tokens: status ${String(status)}`, { isOutcomeKnown: true });
    return toAssets(body);
  },
  quote: (request) => offer(options, request),
  create: (order) => place(options, order),
  read: (reference) => read(options, reference),
  orderUrl: (reference) => `https://explorer.near-intents.org/transactions/${reference.split(' ')[0] ?? ''}`,
});
