import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { fixedRateMarketEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpRequest } from '@coinlane/shared-contracts/api';

import { createUpstreamHttp } from './upstream-http.ts';

type Seen = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

const LONG = JSON.stringify(Array.from({ length: 1500 }, (_, id) => ({ id, name: 'a coin of the list' })));
const named =
  (tag: string) =>
  (response: ServerResponse): void => {
    const isKnown = response.req.headers['if-none-match'] === tag;
    response.writeHead(isKnown ? 304 : 200, { 'content-type': 'application/json', etag: tag });
    response.end(isKnown ? undefined : LONG);
  };

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/text': (response) => response.end('plain'),
  '/malformed': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":'),
  '/refused': (response) =>
    response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': '3' })
      .end('{"error":"too_many_requests"}'),
  '/down-until': (response) =>
    response.writeHead(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }).end('down'),
  '/no-delay': (response) => response.writeHead(429, { 'retry-after': '' }).end('slow'),
  '/html-failure': (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>x</h1>'),
  '/long-amount': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"amount":1.000000000000000001}'),
  '/long-limit': (response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"minAmount":1.000000000000000001}'),
  '/reset': (response) => response.destroy(),
  '/stall': () => undefined,
  '/named': named('"n1"'),
  '/meaning-only': named('W/"n1"'),
};

const seen: Seen[] = [];
const listen = (request: IncomingMessage, response: ServerResponse): void => {
  let body = '';
  request.on('data', (piece: Buffer) => {
    body += piece.toString();
  });
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body });
    const answer = answers[url];
    if (answer !== undefined) answer(response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
};

describe('createUpstreamHttp', () => {
  const server = createServer(listen);
  let baseUrl = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    baseUrl = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    seen.length = 0;
  });

  const ask = (request: Partial<HttpRequest>, dropped = new AbortController().signal) =>
    createUpstreamHttp(
      {
        upstreams: {
          content: { baseUrl, key: 'k-1' },
          'public-v1': { baseUrl, key: 'k-2' },
          push: { baseUrl, key: null },
        },
        headers: { 'accept-language': 'de' },
      },
      dropped,
    )({ service: 'content', method: 'GET', path: '/x', ...request })();

  it('calls the service with key, language and query', async () => {
    expect(await ask({ path: '/x', query: { a: 'b c', d: '&' } })).toEqual({
      _tag: 'Right',
      right: { ok: true },
    });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/x?a=b+c&d=%26',
      headers: { 'x-api-key': 'k-1', 'accept-language': 'de' },
    });
  });

  it('puts the key at the place of spec §7 "Public API v1"', async () => {
    await ask(fixedRateMarketEndpoint.toRequest());
    expect(seen[0]).toMatchObject({ url: '/market-info/fixed-rate/k-2' });
  });

  it('keeps every digit of a number, in replies and in refusals', async () => {
    expect(await ask({ path: '/long-amount' })).toEqual({
      _tag: 'Right',
      right: { amount: '1.000000000000000001' },
    });
    expect(await ask({ path: '/long-limit' })).toMatchObject({
      _tag: 'Left',
      left: { body: { minAmount: '1.000000000000000001' } },
    });
  });

  it('sends a body as JSON, with its idempotency key', async () => {
    await ask({ service: 'push', method: 'POST', body: { a: 1 }, idempotencyKey: 'i-1' });
    expect(seen[0]).toMatchObject({
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'i-1' },
    });
    expect(seen[0]?.headers).not.toHaveProperty('x-api-key');
  });

  it.each([
    { path: '/text', answer: { _tag: 'Right', right: 'plain' } },
    { path: '/malformed', answer: { _tag: 'Left', left: { _tag: 'DecodeError', codec: 'JSON' } } },
    {
      path: '/refused',
      answer: {
        _tag: 'Left',
        left: { _tag: 'HttpError', status: 429, body: { error: 'too_many_requests' }, retryAfterMs: 3000 },
      },
    },
    {
      path: '/html-failure',
      answer: {
        _tag: 'Left',
        left: { _tag: 'HttpError', status: 500, body: '<h1>x</h1>', retryAfterMs: null },
      },
    },
    {
      path: '/down-until',
      answer: { _tag: 'Left', left: { retryAfterMs: expect.any(Number) } },
    },
    { path: '/no-delay', answer: { _tag: 'Left', left: { retryAfterMs: null } } },
    { path: '/reset', answer: { _tag: 'Left', left: { _tag: 'NetworkError' } } },
  ])('encodes $path as a value', async ({ path, answer }) => {
    expect(await ask({ path })).toMatchObject(answer);
  });

  it('stops after the time-out, with the message of the spec', async () => {
    expect(await ask({ path: '/stall', timeoutMs: 50 })).toEqual({
      _tag: 'Left',
      left: { _tag: 'TimeoutError', afterMs: 50, message: 'Timeout: 50ms' },
    });
  });

  it('stops when the page no longer waits', async () => {
    const dropped = new AbortController();
    const asked = ask({ path: '/stall' }, dropped.signal);
    dropped.abort();
    expect(await asked).toMatchObject({ _tag: 'Left', left: { _tag: 'NetworkError' } });
  });

  it('fails for a service that is not configured', async () => {
    expect(await ask({ service: 'swaps' })).toEqual({
      _tag: 'Left',
      left: { _tag: 'NetworkError', reason: 'swaps is not configured' },
    });
  });

  it('revalidates a long list by its ETag, and returns the same value', async () => {
    const first = await ask({ path: '/named' });
    const second = await ask({ path: '/named' });

    expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"n1"']);
    expect(first).toMatchObject({ _tag: 'Right', right: JSON.parse(LONG) });
    expect(second).toEqual(first);
    if (first._tag === 'Right' && second._tag === 'Right') expect(second.right).toBe(first.right);
  });

  it('does not revalidate with a weak ETag, which another language shares', async () => {
    await ask({ path: '/meaning-only' });
    await ask({ path: '/meaning-only' });
    expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  it('sends no ETag with a POST', async () => {
    await ask({ path: '/named' });
    await ask({ path: '/named', method: 'POST', body: {} });
    expect(seen[1]?.headers).not.toHaveProperty('if-none-match');
  });
});
