import { FRESH_STATE } from '../orders/order.ts';
import type { Order } from '../orders/order.ts';

export const anOrder = (id: string): Order => ({
  terms: {
    id,
    provider: 'p',
    reference: `r-${id}`,
    providerOrderId: 'x',
    createdAtMs: 1,
    from: { ticker: 'btc', legacyTicker: 'btc', network: 'btc', asset: { contract: null, decimals: 8 } },
    to: { ticker: 'eth', legacyTicker: 'eth', network: 'eth', asset: { contract: null, decimals: 18 } },
    flow: 'standard',
    side: 'direct',
    expectedFrom: '0.100000000000000001',
    expectedTo: '3',
    payinAddress: 'a',
    payinExtraId: null,
    payoutAddress: 'b',
    payoutExtraId: null,
    refundAddress: null,
    refundExtraId: null,
    validUntilMs: null,
    depositUntilMs: null,
    hasControlToken: true,
    announcedSeconds: null,
  },
  state: { ...FRESH_STATE, updatedAtMs: 1 },
  receipt: null,
});
