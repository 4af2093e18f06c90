import * as api from './index.ts';

const pair = {
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  toCurrency: 'eth',
  toNetwork: 'eth',
  fromAmount: '1',
};

describe('the calls that create orders', () => {
  it('create with an idempotency key and declare the place of the linkId (spec §7 "Retry rule")', () => {
    const body = {
      ...pair,
      provider: 'default',
      toAmount: '',
      address: 'a',
      extraId: '',
      refundAddress: '',
      refundExtraId: '',
      userId: '',
      contactEmail: '',
      linkId: 'l',
      ga: '',
      source: 'site',
      promoCode: '',
      flow: 'standard',
      type: 'direct',
      isBridge: false,
      info: {
        utmSource: 'news',
        utmMedium: '',
        utmCampaign: '',
        utmContent: '',
        utmTerm: '',
        gclid: '',
        landingPage: '/',
        exchangePage: '/exchange',
        locale: 'en',
        sessionId: 's1',
        sessionCount: 1,
      },
    } as const;
    expect(api.createTransactionEndpoint.toRequest({ body, idempotencyKey: 'k' })).toEqual({
      service: 'public-v1.1',
      method: 'POST',
      path: '/transactions',
      body,
      idempotencyKey: 'k',
      linkIdIn: 'body',
    });
  });
});
