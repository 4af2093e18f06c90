import fastify from 'fastify';

import { parseBodiesExactly } from './parse-bodies.ts';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const properties = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${String(at)}`, at]));

describe('parseBodiesExactly', () => {
  it.each([
    { rule: 'a usual body', payload: '{"a":[{"b":1}]}', status: 200 },
    { rule: 'every level that is allowed', payload: nested(32), status: 200 },
    { rule: 'one level more', payload: nested(34), status: 400 },
    { rule: 'more levels than a stack has', payload: nested(300_000), status: 400 },
    { rule: 'as many objects', payload: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, status: 400 },
    { rule: 'as many elements as are allowed', payload: `[${'1,'.repeat(19_998)}1]`, status: 200 },
    { rule: 'one element more', payload: `[${'1,'.repeat(19_999)}1]`, status: 400 },
    { rule: 'too many properties', payload: JSON.stringify(properties(40_000)), status: 400 },
    {
      rule: 'too many in several objects',
      payload: JSON.stringify([properties(11_000), properties(11_000)]),
      status: 400,
    },
    { rule: 'a body that is cut off', payload: '['.repeat(300_000), status: 400 },
    { rule: 'a prototype', payload: '{"a":{"__proto__":{}}}', status: 400 },
  ])('$rule: $status', async ({ payload, status }) => {
    const app = fastify();
    parseBodiesExactly(app);
    app.post('/', ({ body }) => ({ hash: JSON.stringify(body).length }));
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode).toBe(status);
    await app.close();
  });
});
