import type { TransactionRequest } from '../../domain/transaction';

/** 0.1 BTC to ETH at a floating rate, but for what the test says. */
export const aTransactionRequest = (change: Partial<TransactionRequest> = {}): TransactionRequest => ({
  provider: 'p_default',
  fromTicker: 'btc',
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  toTicker: 'eth',
  toCurrency: 'eth',
  toNetwork: 'eth',
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
  language: 'en',
  idempotencyKey: 'key-1',
  ...change,
});
