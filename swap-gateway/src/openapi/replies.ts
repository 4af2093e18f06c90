import { AMOUNT, FLAG, NUMBER, TEXT, TIME, listOf, nullable, objectOf } from './schema.ts';
import { REFUSAL } from './refusal-schema.ts';
import { TRACK_RECORD } from './track-record-schema.ts';
import type { Schema } from './schema.ts';

const SOME_TEXT = nullable(TEXT);
const SOME_AMOUNT = nullable(AMOUNT);
const SOME_TIME = nullable(TIME);

const CURRENCY = {
  ticker: TEXT,
  name: TEXT,
  network: TEXT,
  legacyTicker: TEXT,
  image: TEXT,
  hasExternalId: FLAG,
  isFiat: FLAG,
  featured: FLAG,
  isStable: FLAG,
  supportsFixedRate: FLAG,
};

const SIDES = {
  fromCurrency: TEXT,
  fromNetwork: TEXT,
  fromLegacyTicker: TEXT,
  toCurrency: TEXT,
  toNetwork: TEXT,
  toLegacyTicker: TEXT,
  flow: TEXT,
  type: TEXT,
};

const TERMS = objectOf({
  flow: TEXT,
  type: TEXT,
  rateId: SOME_TEXT,
  validUntil: SOME_TIME,
  transactionSpeedForecast: SOME_TEXT,
  warningMessage: SOME_TEXT,
  depositFee: SOME_AMOUNT,
  withdrawalFee: SOME_AMOUNT,
});

const OFFER = objectOf(
  {
    id: TEXT,
    type: TEXT,
    label: TEXT,
    isAllowed: FLAG,
    isConvertible: FLAG,
    isHighNetworkFee: FLAG,
    estimatedAmount: SOME_AMOUNT,
    minAmount: SOME_AMOUNT,
    maxAmount: SOME_AMOUNT,
    error: nullable(REFUSAL),
    cashback: { type: 'null' },
    promoCode: { type: 'null' },
    refundRequired: FLAG,
    refundAddress: TEXT,
    payoutMemoSupported: FLAG,
    kyc: TEXT,
    etaSeconds: nullable({ type: 'number' }),
    trackRecord: nullable(TRACK_RECORD),
    custom: TERMS,
  },
  { needsVisitorIp: FLAG },
);

const TARGET = objectOf({ address: TEXT, memo: SOME_TEXT });
const PART = objectOf({ amount: TEXT, currency: TEXT, network: TEXT }, { contract: SOME_TEXT });

const SIGNED_RECEIPT = objectOf({
  receipt: objectOf({
    type: TEXT,
    site: TEXT,
    orderId: TEXT,
    createdAt: TIME,
    provider: TEXT,
    providerOrderId: TEXT,
    rate: TEXT,
    send: PART,
    receive: PART,
    deposit: TARGET,
    recipient: TARGET,
    refund: objectOf({ address: SOME_TEXT, memo: SOME_TEXT, terms: TEXT }),
    rateUntil: SOME_TIME,
    depositUntil: SOME_TIME,
  }),
  signature: objectOf({ algorithm: TEXT, keyId: TEXT, value: TEXT }),
});

const CREATED = objectOf({
  id: TEXT,
  ...SIDES,
  fromAmount: SOME_AMOUNT,
  toAmount: SOME_AMOUNT,
  payinAddress: TEXT,
  payinExtraId: SOME_TEXT,
  payoutAddress: TEXT,
  payoutExtraId: TEXT,
  refundAddress: TEXT,
  refundExtraId: TEXT,
  validUntil: SOME_TIME,
  redirectUrl: SOME_TEXT,
  controlToken: TEXT,
  receipt: nullable(SIGNED_RECEIPT),
});

const ORDER = objectOf({
  id: TEXT,
  status: TEXT,
  provider: TEXT,
  providerLabel: TEXT,
  providerOrderId: TEXT,
  providerOrderUrl: SOME_TEXT,
  actionsAvailable: FLAG,
  hasReceipt: FLAG,
  isDepositWithheld: FLAG,
  reportedRecipient: SOME_TEXT,
  confirmations: nullable(objectOf({ seen: NUMBER, required: NUMBER })),
  chainDoubt: nullable(objectOf({ transfer: TEXT, kind: TEXT })),
  ...SIDES,
  expectedAmountFrom: SOME_AMOUNT,
  expectedAmountTo: SOME_AMOUNT,
  amountFrom: SOME_AMOUNT,
  amountTo: SOME_AMOUNT,
  refundAmount: SOME_AMOUNT,
  payinAddress: TEXT,
  payinExtraId: SOME_TEXT,
  payinExtraIdName: SOME_TEXT,
  payinHash: SOME_TEXT,
  payoutAddress: TEXT,
  payoutExtraId: SOME_TEXT,
  payoutExtraIdName: SOME_TEXT,
  payoutHash: SOME_TEXT,
  refundAddress: SOME_TEXT,
  refundExtraId: SOME_TEXT,
  refundHash: SOME_TEXT,
  createdAt: TIME,
  updatedAt: TIME,
  depositReceivedAt: SOME_TIME,
  validUntil: SOME_TIME,
  serverTime: TIME,
  isTransactionError: FLAG,
  depositIssue: nullable(objectOf({ kind: TEXT, amount: SOME_AMOUNT, decideUntil: SOME_TIME })),
  payinWarnings: listOf(TEXT),
  childExchanges: listOf(TEXT),
  repeatedExchanges: listOf(TEXT),
});

const CONTINUED = objectOf({
  result: objectOf({
    result: FLAG,
    data: objectOf({ estimate: objectOf({ amount: SOME_AMOUNT, currency: TEXT, network: TEXT }) }),
  }),
});

/** Calls of the gateway, and the bodies of their replies. */
export const REPLIES: Readonly<Record<string, { readonly summary: string; readonly reply: Schema }>> = {
  'GET /public-v1/currencies': { summary: 'All currencies', reply: listOf(objectOf(CURRENCY)) },
  'GET /public-v1/currencies-to/{ticker}': {
    summary: 'Currencies that one can be exchanged for',
    reply: listOf(objectOf({ ...CURRENCY, isAvailable: FLAG })),
  },
  'GET /public-v2/exchange/currencies': {
    summary: 'All currencies with their contracts',
    reply: listOf(
      objectOf({
        ...CURRENCY,
        tokenContract: SOME_TEXT,
        decimals: nullable(NUMBER),
        isExtraIdSupported: FLAG,
        isAnonymous: FLAG,
        buy: FLAG,
        sell: FLAG,
      }),
    ),
  },
  'GET /public-v2/validate/address': {
    summary: 'Check of an address',
    reply: objectOf({ result: FLAG, message: SOME_TEXT }),
  },
  'GET /account/v1.2/exchange/estimate': {
    summary: 'Offers of all providers',
    reply: objectOf({ summary: objectOf({ providers: { type: 'number' } }), providers: listOf(OFFER) }),
  },
  'POST /public-v1.1/transactions': { summary: 'Creates an order once per idempotency key', reply: CREATED },
  'GET /public-v1.1/transactions/{id}': { summary: 'An order', reply: ORDER },
  'GET /public-v1.1/transactions/{id}/receipt': {
    summary: 'The signed receipt of an order',
    reply: SIGNED_RECEIPT,
  },
  'GET /public-v1.1/receipt-keys': {
    summary: 'Public keys of receipts',
    reply: objectOf({ keys: listOf(objectOf({ kty: TEXT, crv: TEXT, kid: TEXT, x: TEXT })) }),
  },
  'GET /public-v2/exchange/actions': {
    summary: 'Decisions that an order waits for',
    reply: objectOf({
      needsControlToken: FLAG,
      refund: objectOf({ available: FLAG, amount: SOME_AMOUNT, additionalAddressList: listOf(TEXT) }),
      continue: objectOf({ available: FLAG, currentEstimate: SOME_AMOUNT }),
    }),
  },
  'POST /public-v2/exchange/refund': { summary: 'Refunds a deposit', reply: objectOf({ result: FLAG }) },
  'POST /public-v2/exchange/continue': { summary: 'Exchanges another deposit', reply: CONTINUED },
};
