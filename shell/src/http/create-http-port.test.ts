import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import axios from 'axios';
import * as E from 'fp-ts/lib/Either.js';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { abortedError, networkError, NOT_SENT } from '@coinlane/shared-contracts/errors';

import { createHttpPort } from './create-http-port';
import type { HttpOptions } from './create-http-port';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const get: HttpRequest = { service: 'public-v2', method: 'GET', path: '/x' };

describe('the http port (spec §7 "Common behaviour of all calls")', () => {
  let server: Server;
  let handle: Handler;
  let seen: IncomingMessage[];
  const serverDates: number[] = [];

  const port = (change: Partial<HttpOptions> = {}) =>
    createHttpPort({
      baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/gateway`,
      csrfToken: () => 'csrf',
      accessToken: () => null,
      language: 'en',
      loadAxios: () => Promise.resolve(axios),
      isOnline: () => true,
      onServerDate: (at) => serverDates.push(at),
      ...change,
    });
  const json = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      seen.push(request);
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        handle(request, response, body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('returns the parsed body of a successful reply, and reads the server clock', async () => {
    handle = (_, response) => json(response, 200, { id: 1 });
    const askedAtMs = Date.now();
    expect(await port()({ ...get, query: { a: 'b c' } })()).toEqual(E.right({ id: 1 }));
    expect(seen[0]?.url).toBe('/gateway/public-v2/x?a=b+c');
    // the header has whole seconds, and Node renews it once per second
    expect(serverDates.at(-1)).toBeGreaterThan(askedAtMs - 3_000);
    expect(serverDates.at(-1)).toBeLessThanOrEqual(Date.now());
  });

  it('fails with a network error if axios does not load, and loads it again with the next call', async () => {
    handle = (_, response) => json(response, 200, { id: 1 });
    let tries = 0;
    const late = port({
      loadAxios: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error('Loading chunk axios failed')) : Promise.resolve(axios);
      },
    });
    expect(await late(get)()).toEqual(
      E.left({ _tag: 'NetworkError', reason: 'Error: Loading chunk axios failed' }),
    );
    expect(await late(get)()).toEqual(E.right({ id: 1 }));
  });

  it('keeps status, parsed body and retry delay of a refusal', async () => {
    handle = (_, response) => json(response, 429, { error: 'too_many_requests' }, { 'retry-after': '2' });
    expect(await port()(get)()).toEqual(
      E.left({ _tag: 'HttpError', status: 429, body: { error: 'too_many_requests' }, retryAfterMs: 2_000 }),
    );
  });

  it('keeps an HTML error page as text', async () => {
    handle = (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    expect(await port()(get)()).toMatchObject(
      E.left({ _tag: 'HttpError', status: 502, body: '<h1>Bad gateway</h1>' }),
    );
  });

  it('reports "Timeout: {n}ms" if the reply takes too long', async () => {
    handle = () => undefined;
    expect(await port()({ ...get, timeoutMs: 60 })()).toEqual(
      E.left({ _tag: 'TimeoutError', afterMs: 60, message: 'Timeout: 60ms' }),
    );
  });

  it('waits 10 s for a reply, or as long as the call says (spec §9 "Timing")', async () => {
    const request = jest.spyOn(axios, 'request').mockResolvedValue({ data: '', headers: {} });
    await port()(get)();
    await port()({ ...get, timeoutMs: 5_000 })();
    expect(request.mock.calls.map(([sent]) => sent.timeout)).toEqual([10_000, 5_000]);
    request.mockRestore();
  });

  it.each([
    { rule: 'of this site', isForeign: false, hasCredentials: true },
    { rule: 'of a third party: none', isForeign: true, hasCredentials: false },
  ])('sends credentials from a page $rule', async ({ isForeign, hasCredentials }) => {
    const request = jest.spyOn(axios, 'request').mockResolvedValue({ data: '', headers: {} });
    await port({ isForeign })(get)();
    expect(request.mock.calls[0]?.[0].withCredentials).toBe(hasCredentials);
    request.mockRestore();
  });

  it.each([
    {
      what: 'broken JSON',
      send: (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":'),
    },
    {
      what: 'an empty body',
      send: (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(),
    },
  ])('reports $what as a decode error', async ({ send }) => {
    handle = (_, response) => send(response);
    expect(await port()(get)()).toMatchObject(E.left({ _tag: 'DecodeError', codec: 'JSON' }));
  });

  it('reports a reset connection as a network error', async () => {
    handle = (request) => request.socket.destroy();
    expect(await port()(get)()).toMatchObject(E.left({ _tag: 'NetworkError' }));
  });

  it('aborts the older of two reads with the same path, but never another caller’s', async () => {
    const held: ServerResponse[] = [];
    let onTwoHeld = (): void => undefined;
    const twoHeld = new Promise<void>((resolve) => (onTwoHeld = resolve));
    handle = (_, response) => {
      held.push(response);
      if (held.length === 2) onTwoHeld();
      if (held.length === 3) for (const each of held) if (!each.destroyed) json(each, 200, 'late');
    };
    const caller = port();
    const other = port();
    const [older, elsewhere, newer] = await Promise.all([
      caller(get)(),
      other(get)(),
      twoHeld.then(() => caller(get)()),
    ]);
    expect(older).toEqual(E.left(abortedError));
    expect(elsewhere).toEqual(E.right('late'));
    expect(newer).toEqual(E.right('late'));
  });

  it('sends nothing while the browser is offline, and reports it', async () => {
    expect(await port({ isOnline: () => false })({ ...get, method: 'POST', body: {} })()).toEqual(
      E.left(networkError(NOT_SENT)),
    );
    expect(seen).toEqual([]);
  });

  it('never aborts a change', async () => {
    handle = (_, response) => setTimeout(() => json(response, 200, 'done'), 20);
    const caller = port();
    const create: HttpRequest = { ...get, method: 'POST', body: {} };
    expect(await Promise.all([caller(create)(), caller(create)()])).toEqual([
      E.right('done'),
      E.right('done'),
    ]);
  });

  it('retries once without link id and credentials, and reports the second refusal once', async () => {
    const bodies: string[] = [];
    handle = (_, response, body) => {
      bodies.push(body);
      json(response, 400, { error: 'user_not_found' });
    };
    const create: HttpRequest = {
      ...get,
      method: 'POST',
      body: { linkId: 'x', amount: '1' },
      linkIdIn: 'body',
    };
    const signedIn = port({ accessToken: () => 'access' });
    expect(await signedIn(create)()).toMatchObject(E.left({ status: 400 }));
    expect(bodies).toEqual(['{"linkId":"x","amount":"1"}', '{"amount":"1"}']);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer access', undefined]);
  });

  describe('a change whose csrf token has expired', () => {
    const create: HttpRequest = { ...get, method: 'POST', body: {} };
    const portOf = () => {
      let token = 'old';
      return port({ csrfToken: () => token, onCsrfToken: (given) => (token = given) });
    };
    const tokens = () => seen.map(({ headers }) => headers['x-csrf-token']);

    it('is sent again with the token of the refusal', async () => {
      handle = ({ headers }, response) =>
        headers['x-csrf-token'] === 'new'
          ? json(response, 201, 'done')
          : json(response, 403, { error: 'csrf_invalid', csrfToken: 'new' });
      expect(await portOf()(create)()).toEqual(E.right('done'));
      expect(tokens()).toEqual(['old', 'new']);
    });

    it('fails if it is refused again, or without a token', async () => {
      handle = (_, response) => json(response, 403, { error: 'csrf_invalid', csrfToken: 'new' });
      expect(await portOf()(create)()).toMatchObject(E.left({ status: 403 }));
      expect(tokens()).toEqual(['old', 'new']);
      handle = (_, response) => json(response, 403, { error: 'csrf_invalid' });
      expect(await portOf()(create)()).toMatchObject(E.left({ status: 403 }));
      expect(tokens()).toHaveLength(3);
    });
  });
});
