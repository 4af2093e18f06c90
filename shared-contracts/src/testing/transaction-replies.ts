/** POST /v1.1/transactions, crypto (api contract §4.3). */
export const createdReply = {
  id: 'a88c9de3e1b0bd',
  validUntil: null,
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  toCurrency: 'eth',
  toNetwork: 'eth',
  fromAmount: 0.1,
  toAmount: 1.4032,
  flow: 'standard',
  type: 'direct',
  payinAddress: '33eFX2jfeWbXMSmRe9ewUUTrmSVSxZi5cj',
  payoutAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  refundAddress: '',
  fiat: null,
  redirectUrl: null,
} as const;

/** POST /v1.1/transactions for fiat: the provider's own object (api contract §3.14). */
export const createdFiatReply = {
  id: '4496229738',
  status: 'new',
  errors: [],
  from_currency: 'EUR',
  from_network: null,
  to_currency: 'USDT',
  to_network: 'TRX',
  payout: { address: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7', extra_id: null },
  redirect_url: 'https://payments.example/checkout?tid=4496229738',
} as const;

/** A failure with HTTP 200 (spec §8). */
export const refusedWithOkReply = {
  error: 'not_valid_address',
  message: 'This payout address can not be used. Please use another address',
} as const;

/** GET /v1.1/transactions/{id} (api contract §4.2). */
export const transactionReply = {
  id: '93f47e8b7674e1',
  status: 'waiting',
  provider: 'default',
  isDeposit: false,
  isPromoCodeAvailable: false,
  payinWarnings: ['Send only from a wallet you control.'],
  transactionSubId: null,
  flow: 'fixed-rate',
  type: 'direct',
  actionsAvailable: false,
  isTransactionError: false,
  fromCurrency: 'xrp',
  fromNetwork: 'xrp',
  toCurrency: 'eth',
  toNetwork: 'eth',
  fromLegacyTicker: 'xrp',
  toLegacyTicker: 'eth',
  expectedAmountFrom: 100,
  expectedAmountTo: 0.0712,
  amountFrom: null,
  amountTo: null,
  payinAddress: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
  payinExtraId: '1234567890',
  payinExtraIdName: 'Destination tag',
  payoutAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  payoutExtraId: null,
  payoutExtraIdName: null,
  refundAddress: null,
  refundExtraId: null,
  payinHash: null,
  payoutHash: null,
  refundHash: null,
  refundAmount: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  depositReceivedAt: null,
  validUntil: '2026-11-20T12:20:00.000Z',
  confirmations: { seen: 0, required: 2 },
  childExchanges: [],
  repeatedExchanges: [],
  relatedExchangesInfo: [],
  repeatedExchangesInfo: [
    { id: 'b88c9de3e1b0bd', status: 'finished', createdAt: '2026-11-20T12:10:00.000Z' },
  ],
  originalExchangeInfo: null,
  redirectUrl: null,
  fiat: null,
  serverTime: '2026-11-20T12:00:00.120Z',
} as const;

/** The older reply, with other names for the amounts (api contract §2.11). */
export const oldTransactionReply = {
  status: 'waiting',
  payinAddress: '32Ge2ci26rj1sRGw2NjiQa9L7Xvxtgzhrj',
  payoutAddress: '0x57f31ad4b64095347F87eDB1675566DAfF5EC886',
  fromCurrency: 'btc',
  toCurrency: 'eth',
  id: '50727663e5d9a4',
  updatedAt: '2019-08-22T14:47:49.943Z',
  expectedSendAmount: 1,
  expectedReceiveAmount: 52.31667,
  createdAt: '2019-08-22T14:47:49.943Z',
  isPartner: false,
} as const;

/** GET /v2/exchange/actions and the replies of the two actions (api contract §3.9). */
export const actionsReply = {
  error: null,
  refund: {
    available: true,
    amount: '0.00012294',
    address: { address: '33ybgTeATi1DMoWic8X7wqjZvAuw6fQEuL', extraId: null },
    additionalAddressList: ['0x40FBAC48435dE25FFFC1FCeFA5A5a054FC9b7E56'],
  },
  continue: { available: true, currentEstimate: '0.0277754' },
} as const;

export const refundReply = { result: true } as const;

export const continueReply = {
  result: { result: true, data: { estimate: { amount: 48.46, currency: 'trx', network: 'trx' } } },
} as const;

/** POST /exchange/txs/{id}/notify. */
export const notifyReply = { success: true } as const;
