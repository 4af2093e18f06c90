/**
 * GET /v1.2/exchange/estimate: one provider with an estimate, and one whose minimum is not reached (api contract §4.1).
 */
export const estimatesReply = {
  summary: {
    estimatedAmount: 1.4032,
    minAmount: 0.00028,
    maxAmount: null,
    estimationFrom: 'default',
    isHighNetworkFee: false,
    cashback: null,
    providers: 2,
  },
  providers: [
    {
      id: 'p_default',
      type: 'default',
      label: 'Standard',
      priority: 1,
      isAllowed: true,
      isConvertible: true,
      isAmountInRange: true,
      estimatedAmount: 1.4032,
      minAmount: 0.00028,
      maxAmount: null,
      cashback: null,
      promoCode: null,
      isHighNetworkFee: false,
      error: null,
      custom: {
        flow: 'standard',
        type: 'direct',
        rateId: null,
        validUntil: null,
        transactionSpeedForecast: '10-60',
        warningMessage: null,
        depositFee: 0,
        withdrawalFee: 0.0009,
      },
    },
    {
      id: 'p_third',
      type: 'third-party',
      label: 'Provider B',
      priority: 2,
      isAllowed: true,
      isConvertible: false,
      isAmountInRange: false,
      estimatedAmount: null,
      minAmount: 0.005,
      maxAmount: 10,
      isHighNetworkFee: 1,
      error: { error: 'deposit_too_small', message: 'Out of min amount' },
      custom: {
        flow: 'fixed-rate',
        type: 'direct',
        rateId: 'r_abc',
        validUntil: '2026-11-20T12:20:00.000Z',
        transactionSpeedForecast: null,
        warningMessage: null,
        depositFee: 0,
        withdrawalFee: 0,
      },
    },
  ],
} as const;

/** A valid promo code (api contract §4.5). */
export const promoCodeReply = {
  isValid: true,
  code: 'NOVEMBER',
  discountPercent: 0.1,
  expiresAt: '2026-12-01T00:00:00.000Z',
} as const;

/** The error bodies of api contract §1. */
export const tooSmallErrorReply = {
  error: 'deposit_too_small',
  message: 'Out of min amount',
  payload: { range: { minAmount: 0.0004157 } },
} as const;

export const notFoundErrorReply = { error: 'not_found', message: 'Transaction not found' } as const;

/** GET /v2/exchange/network-fee (api contract §3.11). */
export const networkFeeReply = {
  estimatedFee: {
    deposit: { currency: 'usdt', network: 'eth', amount: 3.1 },
    withdrawal: { currency: 'usdt', network: 'trx', amount: 1.4 },
    totals: {
      from: { currency: 'usdt', network: 'eth', amount: 3.1 },
      to: { currency: 'usdt', network: 'trx', amount: 1.4 },
    },
    converted: { currency: 'usd', network: 'usd', deposit: 3.1, withdrawal: 1.4, total: 4.5 },
  },
} as const;

/** GET /main/24h/{from}_{to} (api contract §5.1). */
export const marketDataReply = {
  from: 'btc',
  to: 'eth',
  rate: 30.31,
  change24h: -1.23,
  high24h: 30.9,
  low24h: 29.8,
  volume24hUsd: 1234567.89,
  marketCapUsd: 1800000000000,
  updatedAt: '2026-11-20T12:00:00.000Z',
  points: [
    [1763553600000, 30.5],
    [1763557200000, 30.4],
  ],
} as const;

/** GET /rates (api contract §5.4). */
export const pairRatesReply = {
  updatedAt: '2026-11-20T12:00:00.000Z',
  rates: {
    btc_eth: { rate: 32.0102, change24h: 0.84 },
    usdttrc20_btc: { rate: '0.00001034', change24h: -1.88 },
  },
} as const;

/** GET /markets (api contract §5.5). */
export const coinMarketsReply = {
  updatedAt: '2026-11-20T12:00:00.000Z',
  markets: {
    BTC: { price: 96268.63, change24h: 1.24, points: [95100.1, 95800, 96268.63] },
    ETH: { price: 2994.39, change24h: null, points: [] },
  },
} as const;
