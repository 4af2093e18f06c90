import { aCreateBody, aLabGateway } from './testing/lab-gateway.fixture.ts';

/** Facts of a visitor that no provider may receive. */
const SECRETS = {
  'e-mail address': 'visitor@home.example',
  'browser name': 'VisitorBrowser/7.0',
  'IP address': '203.0.113.77',
  cookie: 'session=visitor-secret',
  referrer: 'https://search.example/?q=private',
};

const HEADERS = {
  'content-type': 'application/json',
  'user-agent': SECRETS['browser name'],
  'x-forwarded-for': SECRETS['IP address'],
  'x-real-ip': SECRETS['IP address'],
  cookie: SECRETS.cookie,
  referer: SECRETS.referrer,
};

describe('the bytes that leave for a provider', () => {
  it('contain nothing about the visitor besides the order', async () => {
    const site = await aLabGateway();
    for (const provider of ['one-click', 'changenow']) {
      await site.app.inject({
        url: '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&fromAmount=0.1',
        headers: HEADERS,
      });
      const made = await site.app.inject({
        method: 'POST',
        url: '/public-v1.1/transactions',
        headers: { ...HEADERS, 'idempotency-key': provider },
        payload: JSON.stringify(
          aCreateBody({
            provider,
            contactEmail: SECRETS['e-mail address'],
            userId: SECRETS['e-mail address'],
            ga: 'GA1.2.visitor',
            info: { landingPage: SECRETS.referrer, sessionId: SECRETS.cookie },
          }),
        ),
      });
      expect(made.statusCode).toBe(200);
      site.pass(5_000);
      await site.app.inject({
        url: `/public-v1.1/transactions/${made.json<{ id: string }>().id}`,
        headers: HEADERS,
      });
    }
    const sent = site.lab.received().join('\n');
    await site.close();
    expect(sent).toContain('by-id');
    expect(
      Object.entries({ ...SECRETS, client: 'GA1.2' }).filter(([, secret]) => sent.includes(secret)),
    ).toEqual([]);
  });
});
