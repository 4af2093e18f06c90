import type { Quote, Trade } from './trade';

/** Half a bitcoin for fifteen ether, valid for half a minute from the epoch. */
export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  from: 'btc',
  to: 'eth',
  fromAmount: '0.5',
  toAmount: '15',
  rate: '30',
  rateId: 'rate-1',
  validUntilMs: 30_000,
  heldForMs: 30_000,
  ...changes,
});

/** Trade at that quote. */
export const aTrade = (changes: Partial<Trade> = {}): Trade => ({
  id: 'trade:u_1:one',
  status: 'finished',
  from: 'btc',
  to: 'eth',
  fromAmount: '0.5',
  toAmount: '15',
  rate: '30',
  cashback: '1.25',
  atMs: Date.parse('2026-11-20T12:00:00.000Z'),
  ...changes,
});
