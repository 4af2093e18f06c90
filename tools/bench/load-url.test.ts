import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { loadCrowds, loadEach, percentile } from './load-url.ts';

const originOf = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${String(port)}`;
};

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it.each([
    { rule: 'the middle', share: 0.5, is: 51 },
    { rule: 'all but the slowest twentieth', share: 0.95, is: 96 },
    { rule: 'the slowest', share: 1, is: 100 },
  ])('$rule', ({ share, is }) => {
    expect(percentile(hundred, share)).toBe(is);
  });

  it('is NaN for no values', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe('loadCrowds', () => {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${String(request.url)} ${String(request.headers.cookie)}`);
    reply.statusCode = request.url === '/gone' ? 404 : 200;
    reply.end(request.url === '/long' ? 'four' : 'two');
  });
  let origin = '';
  beforeAll(async () => {
    origin = await originOf(server);
  });
  afterAll(() => {
    server.close();
  });

  it('requests each address once per connection, one address after the other', async () => {
    const { bytes, leastBytes, p95Ms } = await loadCrowds(
      [
        { url: `${origin}/long`, headers: { cookie: 'theme=dark' } },
        { url: `${origin}/short`, headers: {} },
      ],
      3,
    );

    expect(asked).toEqual([
      ...Array<string>(3).fill('/long theme=dark'),
      ...Array<string>(3).fill('/short undefined'),
    ]);
    expect({ bytes, leastBytes }).toEqual({ bytes: 4, leastBytes: 3 });
    expect(p95Ms).toBeGreaterThan(0);
  });

  it('fails for an answer that is not a page', async () => {
    await expect(loadCrowds([{ url: `${origin}/gone`, headers: {} }], 2)).rejects.toThrow('404');
  });
});

describe('the connections of a load test', () => {
  // longer than the test: the server does not close an idle connection
  const server = createServer({ keepAliveTimeout: 60_000 }, (_, reply) => reply.end('two'));
  const closed: Promise<unknown>[] = [];
  server.on('connection', (socket) => closed.push(once(socket, 'close')));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('are closed afterwards', async () => {
    await loadCrowds([{ url: await originOf(server), headers: {} }], 3);
    expect(closed).toHaveLength(3);
    await Promise.all(closed);
  });
});

describe('loadEach', () => {
  const asked = new Map<string, number>();
  const pending: ServerResponse[] = [];
  /** The first replies are sent when all requests have arrived, which proves that they are concurrent. */
  const server = createServer((request, reply) => {
    const who = String(request.headers['x-who']);
    asked.set(who, (asked.get(who) ?? 0) + 1);
    pending.push(reply);
    if (asked.size === 3) for (const each of pending.splice(0)) each.end('answer');
  });
  let origin = '';
  beforeAll(async () => {
    origin = await originOf(server);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    server.close();
  });

  it('requests all of them concurrently, repeatedly', async () => {
    const isEnough = () => asked.size === 3 && Math.min(...asked.values()) > 1;
    jest.spyOn(performance, 'now').mockImplementation(() => (isEnough() ? 1_000 : 0));
    const load = await loadEach(
      ['a', 'b', 'c'].map((who) => ({ url: origin, headers: { 'x-who': who } })),
      500,
    );

    expect([...asked.keys()].toSorted()).toEqual(['a', 'b', 'c']);
    expect(Math.min(...asked.values())).toBeGreaterThan(1);
    expect(load.count).toBe([...asked.values()].reduce((sum, count) => sum + count, 0));
  });
});
