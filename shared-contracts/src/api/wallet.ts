import * as t from 'io-ts';

import { DecimalFromWire, IsoDate } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import {
  fittingRows,
  flag,
  OptionalAmount,
  OptionalDate,
  OptionalText,
  optionalRows,
} from './reply-field.ts';

const DepositAddress = t.type({ address: t.string, extraId: OptionalText }, 'DepositAddress');

const Balance = t.type(
  {
    currency: t.string,
    ticker: t.string,
    name: t.string,
    network: t.string,
    available: DecimalFromWire,
    locked: DecimalFromWire,
    /** Image URL of the currency. */
    image: OptionalText,
    usdPrice: DecimalFromWire,
    withdrawalFee: DecimalFromWire,
    /** Number of decimals of the currency. Older services do not send it. */
    decimals: t.union([t.number, t.undefined]),
    addresses: optionalRows(DepositAddress),
  },
  'Balance',
);
export type Balance = t.TypeOf<typeof Balance>;

/** GET /balances (api contract §6.4). */
export const balancesEndpoint: Endpoint<void, readonly Balance[]> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/balances' }),
  reply: fittingRows(Balance),
};

const DepositReply = t.type(
  {
    currency: t.string,
    network: t.string,
    address: t.string,
    extraId: OptionalText,
    extraIdName: OptionalText,
    /** Sandbox page to simulate a payment. Real services send null. */
    payUrl: OptionalText,
  },
  'DepositReply',
);
export type DepositReply = t.TypeOf<typeof DepositReply>;

/** POST /deposits: deposit address for a ticker, always the same for a user. */
export const depositEndpoint: Endpoint<string, DepositReply> = {
  toRequest: (currency) => ({ service: 'account', method: 'POST', path: '/deposits', body: { currency } }),
  reply: DepositReply,
};

const WithdrawalReply = t.type(
  {
    id: t.string,
    status: t.string,
    currency: t.string,
    amount: DecimalFromWire,
    fee: DecimalFromWire,
    address: t.string,
    extraId: OptionalText,
    hash: OptionalText,
    at: IsoDate,
  },
  'WithdrawalReply',
);
export type WithdrawalReply = t.TypeOf<typeof WithdrawalReply>;

export type WithdrawalInput = {
  readonly currency: string;
  /** Network that the user confirmed. The service refuses any other network and names this field. */
  readonly network: string;
  readonly amount: string;
  readonly address: string;
  readonly extraId: string;
  /** Network fee that the user confirmed. The service charges this fee, or refuses with `fee_changed`. */
  readonly fee: string;
  /** Current password if the second factor is not enabled, otherwise empty. */
  readonly password: string;
  /** Code of the second factor, or empty if it is not enabled. */
  readonly code: string;
  /** Idempotency key: a repeated request with the same id is the same withdrawal. */
  readonly requestId: string;
};

/** POST /withdrawals. */
export const withdrawEndpoint: Endpoint<WithdrawalInput, WithdrawalReply> = {
  toRequest: (body) => ({ service: 'account', method: 'POST', path: '/withdrawals', body }),
  reply: WithdrawalReply,
};

/** GET /withdrawals, newest first. */
export const withdrawalsEndpoint: Endpoint<void, readonly WithdrawalReply[]> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/withdrawals' }),
  reply: fittingRows(WithdrawalReply),
};

const TradeQuoteReply = t.type(
  {
    from: t.string,
    to: t.string,
    amountFrom: DecimalFromWire,
    amountTo: DecimalFromWire,
    rate: DecimalFromWire,
    rateId: t.string,
    validUntil: IsoDate,
    serverTime: IsoDate,
  },
  'TradeQuoteReply',
);
export type TradeQuoteReply = t.TypeOf<typeof TradeQuoteReply>;

/** GET /trades/quote: rate of a trade between two balances, valid for 30 s. */
export const tradeQuoteEndpoint: Endpoint<
  { readonly from: string; readonly to: string; readonly amount: string },
  TradeQuoteReply
> = {
  toRequest: (query) => ({ service: 'account', method: 'GET', path: '/trades/quote', query }),
  reply: TradeQuoteReply,
};

const TradeReply = t.type(
  {
    id: t.string,
    status: t.string,
    from: t.string,
    to: t.string,
    amountFrom: DecimalFromWire,
    amountTo: DecimalFromWire,
    cashback: DecimalFromWire,
    rate: OptionalAmount,
    at: OptionalDate,
  },
  'TradeReply',
);
export type TradeReply = t.TypeOf<typeof TradeReply>;

/** POST /trades, at a quoted rate. */
export const tradeEndpoint: Endpoint<
  { readonly rateId: string; readonly amount: string; readonly requestId: string },
  TradeReply
> = {
  toRequest: (body) => ({ service: 'account', method: 'POST', path: '/trades', body }),
  reply: TradeReply,
};

/** GET /trades/{id}: a trade of the user. 404 for trades of other users. */
export const tradeStatusEndpoint: Endpoint<string, TradeReply> = {
  toRequest: (id) => ({ service: 'account', method: 'GET', path: `/trades/${encodeURIComponent(id)}` }),
  reply: TradeReply,
};

const CashbackReply = t.type(
  { currency: t.string, amount: DecimalFromWire, withdrawable: flag(false) },
  'CashbackReply',
);
export type CashbackReply = t.TypeOf<typeof CashbackReply>;

/** GET /cashback (api contract §6.4). */
export const cashbackEndpoint: Endpoint<void, CashbackReply> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/cashback' }),
  reply: CashbackReply,
};

/** POST /cashback/withdraw: moves all cashback to the balance. */
export const withdrawCashbackEndpoint: Endpoint<string, CashbackReply> = {
  toRequest: (requestId) => ({
    service: 'account',
    method: 'POST',
    path: '/cashback/withdraw',
    body: { requestId },
  }),
  reply: CashbackReply,
};

const HistoryRow = t.type(
  {
    id: t.string,
    kind: t.string,
    at: IsoDate,
    details: t.record(t.string, t.union([t.string, t.number, t.null])),
  },
  'AccountHistoryRow',
);
export type HistoryRow = t.TypeOf<typeof HistoryRow>;

/** Spec §9 "Timing": "Transaction history update time-out: 7 s". */
const HISTORY_TIMEOUT_MS = 7_000;

/** GET /history?tab=SWAP … (api contract §6.4, spec §9 "Pro area"). */
export const historyEndpoint: Endpoint<
  { readonly tab: string; readonly limit: number; readonly offset: number; readonly currency: string },
  { readonly count: number; readonly transactions: readonly HistoryRow[] }
> = {
  toRequest: ({ tab, limit, offset, currency }) => ({
    service: 'account',
    method: 'GET',
    path: '/history',
    query: { tab, limit: String(limit), offset: String(offset), currency },
    timeoutMs: HISTORY_TIMEOUT_MS,
  }),
  reply: t.type({ count: t.number, transactions: fittingRows(HistoryRow) }, 'AccountHistoryReply'),
};
