import { aCreateBody, VISITOR_IP as IP } from '../testing/lab-gateway.fixture.ts';
import type { Check } from './subject.fixture.ts';

/** Facts of a visitor that no provider may receive. */
const SECRETS = {
  'e-mail address': 'visitor@home.example',
  'browser name': 'VisitorBrowser/7.0',
  cookie: 'session=visitor-secret',
  referrer: 'https://search.example/?q=private',
  client: 'GA1.2.visitor',
};

const HEADERS = {
  'content-type': 'application/json',
  'user-agent': SECRETS['browser name'],
  'x-forwarded-for': IP,
  'x-real-ip': IP,
  // the server of the site adds it if an operator allows it
  'x-visitor-ip': IP,
  cookie: SECRETS.cookie,
  referer: SECRETS.referrer,
};

export const PRIVACY_CHECKS: readonly Check[] = [
  {
    name: 'privacy: no fact about the visitor leaves, except the IP address where it is declared',
    run: async ({ app, lab, provider, pass }) => {
      const estimate =
        '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&fromAmount=0.1';
      await app.inject({ url: estimate, headers: HEADERS });
      expect(lab.received().join('\n')).not.toContain(IP);
      const made = await app.inject({
        method: 'POST',
        url: '/public-v1.1/transactions',
        headers: { ...HEADERS, 'idempotency-key': 'k' },
        payload: JSON.stringify(
          aCreateBody({
            provider: provider.id,
            contactEmail: SECRETS['e-mail address'],
            userId: SECRETS['e-mail address'],
            ga: SECRETS.client,
            info: { landingPage: SECRETS.referrer, sessionId: SECRETS.cookie },
          }),
        ),
      });
      expect(made.statusCode).toBe(200);
      pass(5_000);
      await app.inject({
        url: `/public-v1.1/transactions/${made.json<{ id: string }>().id}`,
        headers: HEADERS,
      });
      const sent = lab.received().join('\n');
      expect(Object.entries(SECRETS).filter(([, secret]) => sent.includes(secret))).toEqual([]);
      expect(sent.includes(IP)).toBe(provider.capabilities.needsVisitorIp);
    },
  },
];
