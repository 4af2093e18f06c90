import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { Recovery } from '@coinlane/swap-gateway';

import { addRecoverRoutes } from './recover-routes.ts';

type Asked = Parameters<Recovery['request']>[0];

let asked: Asked[];
let app: FastifyInstance;
const recovery: Recovery = {
  // never resolves: a reply cannot wait for it
  request: (given) => {
    asked.push(given);
    return new Promise(() => undefined);
  },
  orderOf: (token) => (token === 'good' ? 'abc123' : null),
  redeem: (token) =>
    Promise.resolve(token === 'good' ? { orderId: 'abc123', controlToken: 'c"<ontrol' } : null),
};
beforeEach(() => {
  asked = [];
  app = fastify();
  addRecoverRoutes(app, { brand: 'Coin & Lane', recovery, hasLimits: true });
});
afterEach(() => app.close());

const post = (url: string, fields: Readonly<Record<string, string>> = {}, remoteAddress = '203.0.113.7') =>
  app.inject({
    ...{ method: 'POST', url, remoteAddress },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const ANN = { id: 'abc123', email: 'ann@example.com' };

describe('a request for the control over an order', () => {
  it('has the same reply for each order and address, before anything is compared', async () => {
    const given = [ANN, { ...ANN, email: 'eve@example.com' }, { ...ANN, id: 'ffffff' }, { id: '../pro' }, {}];
    const replies = await Promise.all(given.map((fields) => post('/recover', fields)));
    const [first, ...others] = replies.map(({ statusCode, headers, body }) => [
      statusCode,
      { ...headers, date: '' },
      body,
    ]);
    expect(first?.[0]).toBe(200);
    for (const other of others) expect(other).toEqual(first);
    expect(asked.map(({ orderId }) => orderId)).toEqual(['abc123', 'abc123', 'ffffff']);
  });

  it.each([
    { rule: 'an ID', id: ' ABC123 ', orderId: 'abc123' },
    { rule: 'a link', id: 'https://swap.example/de/exchange/txs/abc123', orderId: 'abc123' },
  ])('takes $rule, and the language of its page', async ({ id, orderId }) => {
    const reply = await post('/de/recover', { ...ANN, id });
    expect(reply.body).toContain('<html lang="de">');
    expect(asked).toEqual([{ orderId, address: ANN.email, language: 'de' }]);
  });

  it('is limited to ten in ten minutes for each network', async () => {
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await post('/recover', ANN)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect([asked.length, (await post('/recover', ANN, '198.51.100.1')).statusCode]).toEqual([10, 200]);
  });

  it('has a form that takes the ID of the order page, escaped', async () => {
    const { body, headers } = await app.inject(`/recover?id=${encodeURIComponent('"><i>')}`);
    expect(body).toContain('value="&quot;&gt;&lt;i&gt;"');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.not.stringContaining('script-src'),
    });
  });
});

describe('the link of the e-mail', () => {
  it('asks first, since scanners of e-mail open links', async () => {
    const { statusCode, body } = await app.inject('/fr/recover/good');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<form method="post">')]);
    expect(body).not.toContain('ontrol"');
  });

  it('gives the control to the browser that confirms', async () => {
    const { statusCode, body, headers } = await post('/fr/recover/good');
    expect([statusCode, body]).toEqual([
      200,
      expect.stringContaining('data-order="abc123" data-control="c&quot;&lt;ontrol"'),
    ]);
    expect(body).toContain('href="/fr/exchange/txs/abc123"');
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+';/);
  });

  it.each([
    { site: 'same-origin', gives: true },
    { site: 'none', gives: true },
    { site: 'same-site', gives: false },
    { site: 'cross-site', gives: false },
  ])('asks again if a page of another site sends the form: $site', async ({ site, gives }) => {
    const headers = { 'sec-fetch-site': site };
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/recover/good', headers });
    expect([statusCode, body.includes('data-control'), body.includes('<form method="post">')]).toEqual([
      200,
      gives,
      !gives,
    ]);
  });

  it.each(['GET', 'POST'] as const)('that is not valid leads to the form: %s', async (method) => {
    const { statusCode, body } = await app.inject({ method, url: '/recover/bad' });
    expect([statusCode, body]).toEqual([404, expect.stringContaining('<a href="/recover">')]);
  });
});
