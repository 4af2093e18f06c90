import type { Transaction, TransactionLeg } from './transaction';

/** An XRP leg, with overrides from the test. */
export const aLeg = (change: Partial<TransactionLeg> = {}): TransactionLeg => ({
  displayTicker: 'xrp',
  ticker: 'xrp',
  network: 'xrp',
  expectedAmount: '100',
  amount: null,
  address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  extraId: '1234567890',
  extraIdName: 'Destination tag',
  hash: null,
  ...change,
});

/** A transaction XRP to ETH that waits for its deposit, with overrides from the test. */
export const aTransaction = (change: Partial<Transaction> = {}): Transaction => ({
  transactionId: '93f47e8b7674e1',
  status: { _tag: 'Known', status: 'waiting' },
  provider: 'default',
  providerLabel: null,
  providerOrderId: null,
  providerOrderUrl: null,
  payin: aLeg(),
  payout: aLeg({
    displayTicker: 'eth',
    ticker: 'eth',
    network: 'eth',
    expectedAmount: '0.0712',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    extraId: null,
    extraIdName: null,
  }),
  refundAddress: null,
  refundExtraId: null,
  refundHash: null,
  refundAmount: null,
  payinWarnings: [],
  redirectUrl: null,
  areActionsAvailable: false,
  rateMode: 'fixed',
  speedForecast: null,
  depositNote: null,
  confirmations: null,
  createdAt: Date.parse('2026-11-20T12:00:00.000Z'),
  updatedAt: Date.parse('2026-11-20T12:00:00.000Z'),
  depositReceivedAt: null,
  validUntil: null,
  serverTime: null,
  original: null,
  connected: [],
  ...change,
});
