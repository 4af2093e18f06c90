import fastify from 'fastify';

import { addWorkerRoutes } from './worker-routes.ts';

describe('the URLs of the worker', () => {
  const app = fastify();
  let key: string | null = 'a-key';
  addWorkerRoutes(app, { brand: 'A & B', pushKey: () => Promise.resolve(key) });
  afterAll(() => app.close());

  it.each([
    { url: '/service-worker.js', type: 'text/javascript', policy: "connect-src 'self'" },
    { url: '/offline/ja', type: 'text/html', policy: "script-src 'sha256-" },
  ])('$url is not cached, and has a suitable policy', async ({ url, type, policy }) => {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toContain(type);
    expect(headers['content-security-policy']).toContain(policy);
    for (const directive of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ])
      expect(headers['content-security-policy']).toContain(directive);
  });

  it('has no page for an unsupported language', async () => {
    expect((await app.inject({ url: '/offline/xx' })).statusCode).toBe(404);
  });

  it('returns the key if there is one', async () => {
    const [known, unknown] = [await app.inject({ url: '/data/push-key' }), (key = null)];
    expect([known.json(), unknown]).toEqual([{ publicKey: 'a-key' }, null]);
    expect((await app.inject({ url: '/data/push-key' })).statusCode).toBe(404);
  });
});
