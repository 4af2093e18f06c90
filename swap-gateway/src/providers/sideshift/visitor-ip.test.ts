import { createProvider } from '../../registry.ts';
import { aCreateBody, aLabGateway, VISITOR_IP } from '../../testing/lab-gateway.fixture.ts';

describe('SideShift without the permission to receive the visitor IP address', () => {
  it('makes no offers, logs the reason, and receives no order and no address', async () => {
    const site = await aLabGateway(['sideshift'], (settings, now) =>
      createProvider({ ...settings, sharesVisitorIp: false }, now),
    );
    const estimate = await site.get(
      '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&fromAmount=0.1',
    );
    const made = await site.post(
      '/public-v1.1/transactions',
      aCreateBody({ provider: 'sideshift' }),
      'without',
    );
    const sent = site.lab.received().join('\n');
    await site.close();
    expect([estimate.body['error'], made.body['error']]).toEqual(['pair_is_inactive', 'pair_is_inactive']);
    expect(site.problems[0]).toMatch(/^sideshift makes no offers: .*IP address/);
    expect([sent.includes('/shifts'), sent.includes(VISITOR_IP)]).toEqual([false, false]);
  });
});
