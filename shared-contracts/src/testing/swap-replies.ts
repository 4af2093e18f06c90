/** GET /api/v1/swaps/{id} (api contract §5.3). */
export const swapReply = {
  id: '5f0c3a',
  status: 'waiting',
  createdAt: '2026-11-20T11:00:00.000Z',
  updatedAt: '2026-11-20T11:00:00.000Z',
  payin: {
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    extraId: null,
    amount: 500,
    hash: null,
    currency: 'now',
    blockchain: 'ethereum',
  },
  payout: {
    address: 'bnb136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf23',
    extraId: '123',
    amount: 500,
    hash: null,
    currency: 'now',
    blockchain: 'binance',
  },
} as const;
/** POST /api/v1/swaps: created, and refused because identity verification is required (spec §8 "Token swap"). */
export const createdSwapReply = { id: '5f0c3a' } as const;
export const refusedSwapReply = { error: 'travala_kyc_error', message: 'KYC is required' } as const;
/** GET /exchange-amount (api contract §2.6). */
export const exchangeAmountReply = { estimatedAmount: 499.5, transactionSpeedForecast: '10-60' } as const;
/** POST /transactions/{id}/tokens-destination (api contract §2.13). */
export const tokensDestinationReply = { success: true } as const;
