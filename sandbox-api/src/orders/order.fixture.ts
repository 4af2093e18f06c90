import type { Order } from './order.ts';
import { stepsOf } from './timeline.ts';

/** Body of `POST /v1.1/transactions` as the site sends it (api contract §4.3). */
export const aTransactionRequest = (
  change: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  provider: 'default',
  fromAmount: '0.1',
  toAmount: '',
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  toCurrency: 'eth',
  toNetwork: 'eth',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  extraId: '',
  refundAddress: '',
  rateId: '',
  userId: '',
  linkId: '',
  ga: '',
  source: 'site',
  promoCode: '',
  flow: 'standard',
  type: 'direct',
  isBridge: false,
  info: { utmSource: '', landingPage: '/', locale: 'en', sessionId: 's1', sessionCount: 1 },
  ...change,
});

/** Stored order at `createdAt`, in the happy scenario. */
export const anOrder = (change: Partial<Order> = {}): Order => {
  const createdAt = change.createdAt ?? 0;
  const scenario = change.scenario ?? 'happy';
  return {
    id: '50727663e5d9a4',
    namespace: '',
    createdAt,
    scenario,
    plan: { startedAt: createdAt, steps: stepsOf(scenario) },
    depositAt: null,
    provider: 'default',
    flow: 'fixed-rate',
    type: 'direct',
    fromTicker: 'btc',
    toTicker: 'eth',
    expectedFrom: '0.1',
    expectedTo: '3',
    rate: '30.01',
    networkFee: '0.001',
    rateId: null,
    validUntil: null,
    payinAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    payinExtraId: null,
    payinExtraIdName: null,
    payoutAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    payoutExtraId: null,
    payoutExtraIdName: null,
    refundAddress: null,
    refundExtraId: null,
    promoCode: null,
    userId: null,
    tokensDestination: null,
    isFiat: false,
    depositType: null,
    payload: {},
    originalId: null,
    repeatedId: null,
    ...change,
  };
};
