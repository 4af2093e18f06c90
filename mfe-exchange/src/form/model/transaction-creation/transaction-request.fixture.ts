import { UNKNOWN_ORIGIN } from '../../domain/transaction-creation';
import type { CreatedTransaction, TransactionRequest } from '../../domain/transaction-creation';

/** 0.1 BTC to ETH at a floating rate, with overrides from the test. */
export const aTransactionRequest = (change: Partial<TransactionRequest> = {}): TransactionRequest => ({
  provider: 'p_default',
  paymentKind: '',
  fromTicker: 'btc',
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  toTicker: 'eth',
  toCurrency: 'eth',
  toNetwork: 'eth',
  isFromFiat: false,
  isToFiat: false,
  fromAmount: '0.1',
  toAmount: null,
  recipient: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  extraId: '',
  refundAddress: '',
  refundExtraId: '',
  email: '',
  rateId: null,
  rateMode: 'floating',
  direction: 'direct',
  linkId: null,
  promoCode: null,
  source: 'site',
  origin: UNKNOWN_ORIGIN,
  language: 'en',
  idempotencyKey: 'key-1',
  ...change,
});

/** The service's reply to it, with overrides from the test. */
export const aCreatedTransaction = (change: Partial<CreatedTransaction> = {}): CreatedTransaction => ({
  transactionId: 'a88c9de3e1b0bd',
  redirectUrl: null,
  payinAddress: null,
  payoutAddress: null,
  refundAddress: null,
  from: { currency: 'btc', network: 'btc' },
  to: { currency: 'eth', network: 'eth' },
  validUntil: null,
  controlToken: null,
  receipt: null,
  ...change,
});
