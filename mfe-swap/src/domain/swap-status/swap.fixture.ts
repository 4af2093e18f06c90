import type { Swap } from './swap';

/** Pending swap of 500 NOW from Ethereum to Binance Chain. */
export const aSwap = (change: Partial<Swap> = {}): Swap => ({
  id: '5f0c3a',
  status: 'waiting',
  createdAt: Date.parse('2026-11-20T11:00:00.000Z'),
  updatedAt: Date.parse('2026-11-20T11:00:00.000Z'),
  payin: {
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    extraId: null,
    amount: '500',
    hash: null,
    currency: 'now',
    blockchain: 'ethereum',
  },
  payout: {
    address: 'bnb136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf23',
    extraId: '123',
    amount: '497.5',
    hash: null,
    currency: 'now',
    blockchain: 'binance',
  },
  ...change,
});
