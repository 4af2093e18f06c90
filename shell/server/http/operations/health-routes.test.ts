import fastify from 'fastify';

import { addHealthRoutes } from './health-routes.ts';

describe('the health checks', () => {
  const app = fastify();
  beforeAll(() => {
    const problems = ['mfe-swap@1.2.0 is altered'];
    addHealthRoutes(app, () => ({ served: { revision: 4 }, problems, cspReports: 0, isDraining: false }));
  });
  afterAll(() => app.close());

  it('name problems to a probe and to an operator', async () => {
    expect((await app.inject('/readyz')).json()).toMatchObject({ reasons: ['mfe-swap@1.2.0 is altered'] });
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'])(
    'name none to a request that a proxy forwarded, by its %s',
    async (name) => {
      for (const url of ['/readyz', '/%72eadyz', '/readyz?a']) {
        const reply = await app.inject({ url, headers: { [name]: 'a' } });
        expect([reply.statusCode, reply.body.includes('mfe-swap')]).toEqual([404, false]);
      }
      expect((await app.inject({ url: '/healthz', headers: { [name]: 'a' } })).statusCode).toBe(200);
    },
  );
});
