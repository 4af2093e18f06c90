import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

import { aTransactionRequest } from '../orders/order.fixture.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { withWrongTypes } from './wrong-types.ts';

let sandbox: OpenSandbox;
let port = 0;
beforeAll(async () => {
  sandbox = await openSandbox();
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  port = (sandbox.app.server.address() as AddressInfo).port;
});
afterAll(() => sandbox.close());

const order = (namespace: string, faults: readonly unknown[]) =>
  sandbox.put('/__sandbox/faults', faults, { namespace });

type Received = { readonly text: string; readonly error: string | null };

/** Bytes received until the connection ended, and how it ended. With `forMs`, an open connection is silent. */
const receive = (namespace: string, path: string, forMs: number | null = null): Promise<Received> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const settle = (error: string | null): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString(), error });
    };
    const timer = forMs === null ? undefined : setTimeout(() => settle('silence'), forMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? 'error'));
    socket.on('end', () => settle(null));
    socket.write(
      `GET /sandbox${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-sandbox-namespace: ${namespace}\r\n\r\n`,
    );
  });

describe('faults on the wire', () => {
  it.each([
    {
      action: 'status',
      rule: { status: 503, headers: { 'retry-after': '2' } },
      begins: 'HTTP/1.1 503',
      has: 'retry-after: 2',
    },
    {
      action: 'status',
      rule: { status: 429, body: { error: 'too_many_requests' } },
      begins: 'HTTP/1.1 429',
      has: '{"error":"too_many_requests"}',
    },
    {
      action: 'status',
      rule: { status: 502, body: '<h1>Bad Gateway</h1>' },
      begins: 'HTTP/1.1 502',
      has: 'text/html',
    },
    { action: 'html', rule: {}, begins: 'HTTP/1.1 200', has: '<!doctype html>' },
    { action: 'html', rule: { status: 500 }, begins: 'HTTP/1.1 500', has: 'text/html' },
    { action: 'empty', rule: {}, begins: 'HTTP/1.1 200', has: 'content-length: 0' },
    { action: 'null', rule: {}, begins: 'HTTP/1.1 200', has: '\r\n\r\nnull' },
    { action: 'malformed', rule: {}, begins: 'HTTP/1.1 200', has: '{"broken": [1, 2' },
    { action: 'wrong-types', rule: {}, begins: 'HTTP/1.1 200', has: '"ticker":{"unexpected":true}' },
  ])('$action with $rule', async ({ action, rule, begins, has }) => {
    await order('reply', [{ path: '^/v1/currencies/btc$', action, ...rule }]);
    const { text } = await receive('reply', '/v1/currencies/btc');

    expect(text.startsWith(begins)).toBe(true);
    expect(text).toContain(has);
  });

  it('wrong-types changes amounts too', async () => {
    await order('amounts', [{ path: '^/v1/min-amount', action: 'wrong-types' }]);

    expect((await receive('amounts', '/v1/min-amount/btc_eth')).text).toContain(
      '{"minAmount":"not a number"}',
    );
  });

  it('reset: the caller sees a reset', async () => {
    await order('reset', [{ path: '/currencies', action: 'reset' }]);

    expect(await receive('reset', '/v1/currencies/btc')).toEqual({ text: '', error: 'ECONNRESET' });
  });

  it('stall: nothing is sent', async () => {
    await order('stall', [{ path: '/currencies', action: 'stall' }]);

    expect(await receive('stall', '/v1/currencies/btc', 200)).toEqual({ text: '', error: 'silence' });
  });

  it('truncate: the full length is announced and half is sent', async () => {
    await order('truncate', [{ path: '/currencies', action: 'truncate' }]);
    const { text } = await receive('truncate', '/v1/currencies/btc');
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const promised = Number(/content-length: (\d+)/.exec(head)?.[1]);

    expect(promised).toBeGreaterThan(500);
    expect(body.length).toBe(Math.floor(promised / 2));
  });

  it('delay: the reply is late', async () => {
    await order('delay', [{ path: '/currencies', action: 'delay', ms: 150 }]);
    const before = Date.now();
    const { text } = await receive('delay', '/v1/currencies/btc');

    expect(Date.now() - before).toBeGreaterThanOrEqual(145);
    expect(text).toContain('"ticker":"btc"');
  });
});

describe('a server that closes', () => {
  it('closes the connections that it holds', async () => {
    const other = await openSandbox();
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${String((other.app.server.address() as AddressInfo).port)}/sandbox/v1/currencies/btc`;
    await other.put('/__sandbox/faults', [{ path: '/currencies', action: 'stall' }]);
    const waiting = fetch(url).then(
      () => 'answered',
      () => 'cut',
    );
    const isAsked = async (): Promise<boolean> =>
      (await other.get<{ calls: unknown[] }>('/__sandbox/calls')).body.calls.length > 0;
    while (!(await isAsked())) await new Promise((resolve) => setTimeout(resolve, 5));
    await other.close();

    expect(await waiting).toBe('cut');
  });
});

describe('where and how often a fault happens', () => {
  it('happens the given number of times', async () => {
    const namespace = 'times';
    await order(namespace, [{ path: '/currencies', action: 'status', status: 500, times: 2 }]);
    const statuses = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await sandbox.get('/v1/currencies/btc', { namespace })).status);

    expect(statuses).toEqual([500, 500, 200]);
  });

  it('happens in its own namespace, on its own path and method', async () => {
    await order('one', [{ path: '^/v1.1/transactions$', method: 'POST', action: 'status' }]);
    const create = aTransactionRequest();

    expect((await sandbox.post('/v1.1/transactions', create, { namespace: 'one' })).status).toBe(500);
    expect((await sandbox.post('/v1.1/transactions', create, { namespace: 'other' })).status).toBe(200);
    expect((await sandbox.get('/v1/currencies/btc', { namespace: 'one' })).status).toBe(200);
  });

  it('matches either name of the service, and its query', async () => {
    const namespace = 'alias';
    await order(namespace, [{ path: '^/v2/validate/address?*currency=btc', action: 'status' }]);

    expect(
      (await sandbox.get('/public-v2/validate/address?currency=btc&address=x', { namespace })).status,
    ).toBe(500);
    expect(
      (await sandbox.get('/public-v2/validate/address?currency=eth&address=x', { namespace })).status,
    ).toBe(200);
  });

  it('never happens on the control calls', async () => {
    await order('control', [{ path: '*', action: 'status' }]);

    expect((await sandbox.get('/__sandbox/faults', { namespace: 'control' })).status).toBe(200);
    expect((await sandbox.remove('/__sandbox/faults', { namespace: 'control' })).status).toBe(200);
    expect((await sandbox.get('/v1/currencies/btc', { namespace: 'control' })).status).toBe(200);
  });

  it('after the order is stored, if set: only the reply is lost (fault matrix A16)', async () => {
    const namespace = 'lost';
    await order(namespace, [
      { path: '/transactions$', method: 'POST', action: 'reset', when: 'after', times: 1 },
    ]);
    const url = `http://127.0.0.1:${String(port)}/sandbox/v1.1/transactions`;
    const headers = {
      'content-type': 'application/json',
      'x-sandbox-namespace': namespace,
      'idempotency-key': 'lost-reply',
    };
    const send = () => fetch(url, { method: 'POST', headers, body: JSON.stringify(aTransactionRequest()) });

    await expect(send()).rejects.toThrow('fetch failed');
    const stored = await sandbox.get<{ orders: { id: string }[] }>('/__sandbox/orders', { namespace });
    const repeated = (await (await send()).json()) as { id: string };
    const { body } = await sandbox.get<{ orders: { id: string }[] }>('/__sandbox/orders', { namespace });

    expect(stored.body.orders).toHaveLength(1);
    expect(body.orders.map(({ id }) => id)).toEqual([repeated.id]);
  });

  it.each([
    { rule: 'no list', body: { path: '*' }, field: 'body' },
    { rule: 'a regular expression', body: [{ path: '(a+)+$', action: 'status' }], field: 'path' },
    {
      rule: 'too many',
      body: Array.from({ length: 101 }, () => ({ path: '*', action: 'status' })),
      field: 'body',
    },
    { rule: 'no action', body: [{ path: '*' }], field: 'action' },
    { rule: 'an unknown action', body: [{ path: '*', action: 'explode' }], field: 'action' },
    { rule: 'an invalid status', body: [{ path: '*', action: 'status', status: 99 }], field: 'status' },
    { rule: 'a delay of an hour', body: [{ path: '*', action: 'delay', ms: 3_600_000 }], field: 'ms' },
    { rule: 'no times', body: [{ path: '*', action: 'status', times: 0 }], field: 'times' },
    {
      rule: 'headers that are not text',
      body: [{ path: '*', action: 'status', headers: { a: 1 } }],
      field: 'headers.a',
    },
  ])('refuses $rule and names $field', async ({ body, field }) => {
    const reply = await sandbox.put<{ field: string }>('/__sandbox/faults', body);

    expect([reply.status, reply.body.field]).toEqual([400, field]);
  });
});

describe('withWrongTypes', () => {
  it('keeps the names and changes every value', () => {
    expect(withWrongTypes({ a: 1, b: 'x', c: true, d: null, e: [2], f: { g: 3 } })).toEqual({
      a: 'not a number',
      b: { unexpected: true },
      c: ['neither yes nor no'],
      d: { unexpected: true },
      e: ['not a number'],
      f: { g: 'not a number' },
    });
  });
});
