import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { lookUp } from '@coinlane/shared-contracts/values';
import type { Network } from '@coinlane/shared-contracts/values';

import { createCalls, refusalByText } from '../../http/calls.ts';
import type { Calls, RefusalText } from '../../http/calls.ts';
import type { ProviderHttp } from '../../http/provider-http.ts';
import { NO_TERMS, NOTHING_SEEN, ProviderFault, ProviderRefusal } from '../../provider.ts';
import type { CreateOrder, Observation, PlacedOrder, Provider, ProviderAsset } from '../../provider.ts';
import type { QuoteRequest, Status, StoredTerms } from '../../provider.ts';
import { Currency, CurrencyPage, Limits, Rate, Transaction } from './codecs.ts';

type Options = { readonly http: ProviderHttp; readonly now: () => number };

/** By network code of Exolix. Networks that are missing here are not offered. */
const NETWORKS: Readonly<Partial<Record<string, Network>>> = {
  ...{ BTC: 'btc', ETH: 'eth', BSC: 'bsc', TRX: 'trx', POLYGON: 'matic', AVAXC: 'cchain', ADA: 'ada' },
  ...{ ARBITRUM: 'arbitrum', OPTIMISM: 'op', SOL: 'sol', LTC: 'ltc', DOGE: 'doge', DASH: 'dash' },
  ...{ BCH: 'bch', ton: 'ton', XRP: 'xrp', XLM: 'xlm', ZEC: 'zec', XMR: 'xmr' },
};

const STATUSES: Readonly<Partial<Record<string, Status>>> = {
  ...{ wait: 'waiting', confirmation: 'confirming', confirmed: 'exchanging', exchanging: 'exchanging' },
  ...{ sending: 'sending', success: 'finished', overdue: 'expired', refunded: 'refunded' },
};

const REFUSALS: readonly RefusalText[] = [
  [/below the possible min/, 'deposit_too_small'],
  [/higher the possible max/, 'max_amount_exceeded'],
];

/** Time for which an offer is shown. A fixed rate is set only when the order is created. */
const OFFER_MS = 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 50;

/** Creates the calls. A refusal repeats the limits of the pair. */
const callsOf = ({ http }: Options): Calls =>
  createCalls(http, (body) => {
    const decoded = Limits.decode(body);
    if (E.isLeft(decoded)) return null;
    const found = refusalByText(REFUSALS, decoded.right.message ?? '');
    return found && new ProviderRefusal(found.code, found.message, decoded.right);
  });

const pairOf = ({ from, to, flow }: QuoteRequest) => {
  const [coinFrom = '', networkFrom = ''] = from.key.split(' ');
  const [coinTo = '', networkTo = ''] = to.key.split(' ');
  const rateType = flow === 'fixed-rate' ? 'fixed' : 'float';
  return { coinFrom, networkFrom, coinTo, networkTo, rateType };
};

const amountOf = ({ side, amount }: QuoteRequest) =>
  side === 'direct' ? { amount } : { withdrawalAmount: amount };

/** All currencies, page by page. */
const readCurrencies = async (options: Options, page = 1): Promise<readonly unknown[]> => {
  const query = { withNetworks: 'true', page: String(page), size: String(PAGE_SIZE) };
  const { data, count } = await callsOf(options).get(CurrencyPage, '/currencies', query);
  const isLast = data.length === 0 || page * PAGE_SIZE >= count || page === MOST_PAGES;
  return isLast ? data : [...data, ...(await readCurrencies(options, page + 1))];
};

/** Assets in a row. A row that does not decode is skipped. */
const toAssets = (row: unknown): readonly ProviderAsset[] => {
  const decoded = Currency.decode(row);
  if (E.isLeft(decoded)) return [];
  const { code, name, networks } = decoded.right;
  return networks.flatMap(({ network: theirs, contract }) => {
    const network = lookUp(NETWORKS, theirs);
    if (network === undefined) return [];
    const identity = { key: `${code} ${theirs}`, ticker: code.toLowerCase(), name, network, contract };
    return [{ ...identity, decimals: null, supportsFixedRate: true }];
  });
};

const place = async (options: Options, order: CreateOrder): Promise<PlacedOrder> => {
  const { made, raw } = await callsOf(options).post(Transaction, '/transactions', {
    ...pairOf(order),
    ...amountOf(order),
    withdrawalAddress: order.recipient,
    ...(order.extraId === null ? {} : { withdrawalExtraId: order.extraId }),
    ...(order.refundAddress === null ? {} : { refundAddress: order.refundAddress }),
    ...(order.refundExtraId === null ? {} : { refundExtraId: order.refundExtraId }),
  });
  const amounts = { fromAmount: made.amount, toAmount: made.amountTo };
  return {
    ...{ reference: made.id, providerOrderId: made.id, evidence: raw, ...amounts },
    ...{ depositAddress: made.depositAddress, depositExtraId: made.depositExtraId },
    // the reply does not contain the deadline: the status `overdue` reports it
    ...{ validUntilMs: null, depositUntilMs: null },
    echo: {
      ...amounts,
      fromKey: `${made.coinFrom.coinCode} ${made.coinFrom.network}`,
      toKey: `${made.coinTo.coinCode} ${made.coinTo.network}`,
      recipient: made.withdrawalAddress,
      extraId: made.withdrawalExtraId ?? '',
      refundAddress: made.refundAddress,
      refundExtraId: made.refundExtraId,
    },
  };
};

const readOne = async (options: Options, id: string): Promise<Transaction> => {
  const found = await callsOf(options).get(Transaction, `/transactions/${encodeURIComponent(id)}`);
  if (found.id === id) return found;
  throw new ProviderFault('GET /transactions: another transaction', { isOutcomeKnown: true });
};

/**
 * Converts a reply. Before the end, the amounts are the agreed ones. The field for the hash of a refund is
 * undocumented.
 */
const observationOf = ({ status, amount, amountTo, hashIn, hashOut }: Transaction): Observation => {
  const isPaidOut = status === 'success' && hashOut.hash !== null;
  const payout = isPaidOut ? { amountFrom: amount, amountTo, payoutHash: hashOut.hash } : {};
  const known = lookUp(STATUSES, status) ?? null;
  return { ...NOTHING_SEEN, status: known, rawStatus: status, payinHash: hashIn.hash, ...payout };
};

const termsOf = ({ depositAddress, depositExtraId, withdrawalAddress }: Transaction): StoredTerms => ({
  ...{ depositAddress, depositExtraId, recipient: withdrawalAddress },
});

const CAPABILITIES: Provider['capabilities'] = {
  offers: [
    { flow: 'standard', side: 'direct' },
    { flow: 'fixed-rate', side: 'direct' },
    { flow: 'fixed-rate', side: 'reverse' },
  ],
  refundAddress: 'optional',
  supportsMemo: true,
  kyc: 'on-flag',
  needsVisitorIp: false,
  isCreateRepeatable: false,
};

/** Exolix API v2. A key is needed only for a share of its fee. */
export const createExolix = (options: Options): Provider => ({
  id: 'exolix',
  displayName: 'Exolix',
  capabilities: CAPABILITIES,
  assets: async () => (await readCurrencies(options)).flatMap(toAssets),
  quote: async (request) => {
    const query = { ...pairOf(request), ...amountOf(request) };
    const rate = await callsOf(options).get(t.intersection([Rate, Limits]), '/rate', query);
    const isFixed = request.flow === 'fixed-rate';
    const held = isFixed ? { id: '', validUntilMs: options.now() + OFFER_MS } : null;
    return { ...NO_TERMS, ...rate, held };
  },
  create: (order) => place(options, order),
  read: async (id) => {
    const found = await readOne(options, id);
    return { ...observationOf(found), terms: termsOf(found) };
  },
  terms: async (id) => termsOf(await readOne(options, id)),
  orderUrl: (id) => `https://exolix.com/transaction/${id}`,
});
