import fastify from 'fastify';

import { addI18nRoutes } from './i18n-routes.ts';

const anApp = () => {
  const app = fastify();
  addI18nRoutes(app, (language) => new Map([['shell', { title: language === 'de' ? 'Tausch' : 'Swap' }]]));
  return app;
};

describe('GET /data/i18n (spec §7 "Same origin")', () => {
  it('returns a flat map in the requested language', async () => {
    const reply = await anApp().inject('/data/i18n?keys=shell:title,shell:nothing&locale=de');
    expect([reply.statusCode, reply.json(), reply.headers['content-type']]).toEqual([
      200,
      { 'shell:title': 'Tausch' },
      'application/json; charset=utf-8',
    ]);
  });

  it.each([
    { query: 'keys=shell:title&locale=xx', status: 404 },
    { query: 'keys=shell:title', status: 400 },
    { query: 'locale=de', status: 400 },
    { query: 'keys=a&keys=b&locale=de', status: 400 },
    { query: `keys=${'shell:x,'.repeat(201)}&locale=de`, status: 400 },
    { query: `keys=${'x'.repeat(6001)}&locale=de`, status: 400 },
    { query: 'keys=&locale=de', status: 200 },
  ])('replies $status', async ({ query, status }) => {
    expect((await anApp().inject(`/data/i18n?${query}`)).statusCode).toBe(status);
  });

  it('is cached for a minute and revalidated by its ETag', async () => {
    const app = anApp();
    const { headers } = await app.inject('/data/i18n?keys=shell:*&locale=de');
    const again = await app.inject({
      url: '/data/i18n?keys=shell:*&locale=de',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([headers['cache-control'], again.statusCode, again.body]).toEqual(['public, max-age=60', 304, '']);
  });
});
