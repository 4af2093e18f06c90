import fastify from 'fastify';

import { createForeignPages } from './foreign-pages.ts';

const ask = async (origins: readonly string[], origin: string | null, method: 'GET' | 'OPTIONS' = 'GET') => {
  const app = fastify();
  const pages = createForeignPages(origins);
  app.get('/', (request, reply) => {
    pages.allow(request, reply);
    return { isForeign: pages.isForeign(request) };
  });
  app.options('/', pages.preflight);
  const reply = await app.inject({ method, url: '/', headers: origin === null ? {} : { origin } });
  await app.close();
  return reply;
};

describe('pages of other origins', () => {
  it.each([
    { rule: 'a listed one', origins: ['https://a.example'], origin: 'https://a.example', is: true },
    { rule: 'another port', origins: ['https://a.example'], origin: 'https://a.example:8443', is: false },
    {
      rule: 'a longer name',
      origins: ['https://a.example'],
      origin: 'https://a.example.evil.example',
      is: false,
    },
    { rule: 'null', origins: ['https://a.example'], origin: 'null', is: false },
    { rule: 'no origin', origins: ['https://a.example'], origin: null, is: false },
    { rule: 'an empty list', origins: [], origin: 'https://a.example', is: false },
  ])('$rule: $is', async ({ origins, origin, is }) => {
    const { headers, body } = await ask(origins, origin);
    expect(JSON.parse(body)).toEqual({ isForeign: is });
    expect(headers['access-control-allow-origin']).toBe(is ? origin : undefined);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('receive the allowed headers, others none', async () => {
    const own = await ask(['https://a.example'], 'https://a.example', 'OPTIONS');
    const other = await ask(['https://a.example'], 'https://b.example', 'OPTIONS');
    expect([own.statusCode, own.headers['access-control-allow-methods']]).toEqual([204, 'GET, POST']);
    expect(own.headers['access-control-allow-headers']).not.toContain('authorization');
    expect(other.headers['access-control-allow-methods']).toBeUndefined();
  });
});
