import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import {
  addressAcceptedReply,
  createdReply,
  currencyInfoReply,
  estimatesReply,
  marketDataReply,
  transactionReply,
} from '@coinlane/shared-contracts/testing';

/** A reply, a failure, or a function of the request. */
type Answer = unknown;
export type Answers = Readonly<Record<string, Answer>>;

const isFailure = (answer: unknown): answer is ApiError =>
  typeof answer === 'object' && answer !== null && '_tag' in answer;

const isFunction = (answer: unknown): answer is (request: HttpRequest) => unknown =>
  typeof answer === 'function';

/** Service with replies by `METHOD service/path`. Other calls get a 404. */
export const aService =
  (answers: Answers, seen: HttpRequest[] = []): HttpPort =>
  (request) =>
  async () => {
    seen.push(request);
    const key = `${request.method} ${request.service}${request.path}`;
    const answer = key in answers ? answers[key] : httpError(404, null);
    const given: unknown = await (isFunction(answer) ? answer(request) : answer);
    return isFailure(given) ? TE.left(given)() : TE.right<ApiError, unknown>(given)();
  };

/** A row of the currency list. */
export const aRow = (ticker: string, name: string, change: Readonly<Record<string, unknown>> = {}) => ({
  ticker,
  name,
  image: `https://static.example/${ticker}.svg`,
  hasExternalId: false,
  isExtraIdSupported: false,
  isFiat: false,
  featured: false,
  isStable: false,
  supportsFixedRate: true,
  network: ticker,
  tokenContract: null,
  buy: true,
  sell: true,
  legacyTicker: ticker,
  ...change,
});

export const anInfo = (ticker: string, change: Readonly<Record<string, unknown>> = {}) => ({
  ...currencyInfoReply,
  ticker,
  legacyTicker: ticker,
  currentTicker: ticker,
  network: ticker,
  hasExternalId: false,
  externalIdName: null,
  regex: null,
  regexTag: null,
  ...change,
});

export const KEYS = {
  currencies: 'GET public-v2/exchange/currencies',
  estimates: 'GET account/v1.2/exchange/estimate',
  market: 'GET frontend/main/24h/btc_eth',
  prices: 'GET price-data/',
  validate: 'GET public-v2/validate/address',
  names: 'GET public-v2/addresses-by-name',
  create: 'POST public-v1.1/transactions',
  actions: 'GET public-v2/exchange/actions',
  refund: 'POST public-v2/exchange/refund',
  proceed: 'POST public-v2/exchange/continue',
} as const;

export const ADDRESSES = {
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  xrp: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
} as const;

export const TRANSACTION_ID = transactionReply.id;

/** A transaction without an expiry, with overrides from the test. */
export const aReply = (change: Readonly<Record<string, unknown>>) => ({
  ...transactionReply,
  validUntil: null,
  ...change,
});

/** All replies for the two pages: four currencies, two providers, one transaction that waits for its deposit. */
export const SERVICE: Answers = {
  [KEYS.currencies]: [
    aRow('btc', 'Bitcoin', { featured: true }),
    aRow('eth', 'Ethereum', { featured: true }),
    aRow('xrp', 'Ripple', { hasExternalId: true, supportsFixedRate: false }),
    aRow('usdt', 'Tether (Tron)', { network: 'trx', legacyTicker: 'usdttrc20', isStable: true }),
  ],
  'GET public-v1/currencies/btc': anInfo('btc'),
  'GET public-v1/currencies/eth': anInfo('eth'),
  'GET public-v1/currencies/xrp': anInfo('xrp', {
    hasExternalId: true,
    externalIdName: 'Destination tag',
    regexTag: '^[0-9]{1,10}$',
  }),
  'GET public-v1/currencies/usdttrc20': anInfo('usdttrc20', { network: 'trx' }),
  [KEYS.estimates]: estimatesReply,
  [KEYS.market]: { ...marketDataReply, rate: 14.2 },
  [KEYS.prices]: { BTC: 40_000, ETH: 2_800, XRP: 0.5, USDT: 1 },
  [KEYS.validate]: addressAcceptedReply,
  [KEYS.create]: createdReply,
  [`GET public-v1.1/transactions/${TRANSACTION_ID}`]: aReply({}),
  [`GET public-v1.1/transactions/${createdReply.id}`]: aReply({ id: createdReply.id }),
};

/** The default service with overrides. */
export const aServiceWith = (change: Answers, seen?: HttpRequest[]): HttpPort =>
  aService({ ...SERVICE, ...change }, seen);
