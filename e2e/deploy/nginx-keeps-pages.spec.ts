import { connect } from 'node:net';

import { expect } from '@playwright/test';

import { startNginx } from '../../tools/deploy/cluster/start-nginx.ts';
import { test as base } from '../support/browser-test.ts';
import { E2E_PORT } from '../support/data-dir.ts';
import { answerWithPage, startStub } from './support/stub-server.ts';
import type { Stub } from './support/stub-server.ts';

const FIRST_PORT = E2E_PORT + 80;
const PORTS_OF_WORKER = 3;
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

type Front = { readonly origin: string; readonly stubs: readonly Stub[]; readonly asked: () => number };

const test = base.extend<object, { readonly front: Front }>({
  front: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const port = FIRST_PORT + parallelIndex * PORTS_OF_WORKER;
      let count = 0;
      const stubs = await Promise.all(
        [port + 1, port + 2].map((each) =>
          startStub(each, (request, response) => {
            count += 1;
            if (request.method === 'POST') request.socket.destroy();
            else if (request.url === '/ledger/live') response.write('data: one\n\n');
            else answerWithPage(request, response, `page ${String(count)}`);
          }),
        ),
      );
      const nginx = await startNginx({ port, serverPorts: [port + 1, port + 2] });
      await use({ origin: `http://127.0.0.1:${String(port)}`, stubs, asked: () => count });
      await nginx.stop();
      await Promise.all(stubs.map((stub) => stub.stop()));
    },
    { scope: 'worker' },
  ],
});

const nonceIn = (policy: string | null): string => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? 'none';

const visit = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const reply = await fetch(url, { headers });
  const html = await reply.text();
  return { reply, html, nonce: nonceIn(reply.headers.get('content-security-policy')) };
};

/** Requests a page until the response comes from the cache: pages are cached for half a second only. */
const visitUntilKept = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  for (;;) {
    const seen = await visit(url, headers);
    if (seen.reply.headers.get('x-cache-status') === 'HIT') return seen;
  }
};

test('a cached page gets a new nonce for each visitor, in the header and wherever the markup has it', async ({
  front,
}) => {
  const url = `${front.origin}/exchange`;
  const [one, other] = [await visitUntilKept(url), await visitUntilKept(url)];
  expect(one.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(other.nonce).not.toBe(one.nonce);
  expect([...one.html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)).toEqual([
    one.nonce,
    one.nonce,
  ]);
  expect(one.reply.headers.get('cache-control')).toBe('private, no-cache');
  expect(one.reply.headers.get('set-cookie')).toBeNull();
});

test('a page is never older than a second', async ({ front }) => {
  const url = `${front.origin}/age`;
  const kept = await visitUntilKept(url);
  await expect
    .poll(async () => (await visit(url)).html.split('page ')[1])
    .not.toBe(kept.html.split('page ')[1]);
});

for (const { who, path, headers } of [
  { who: 'a visitor with a canary', path: '/own', headers: { cookie: 'a=b; __Host-visitor=1' } },
  { who: 'a visitor with an override', path: '/own', headers: { cookie: 'mfe-override=x' } },
  { who: 'an operator', path: '/own', headers: { cookie: '__Host-ledger_session=x' } },
  { who: 'a test', path: '/own', headers: { 'x-sandbox-namespace': 'x' } },
  { who: 'a URL with an override', path: '/own?a=1&mfe=mfe-swap@1', headers: {} },
  { who: 'a robot', path: '/own', headers: { 'user-agent': ROBOT } },
  { who: 'a private URL', path: '/private', headers: {} },
]) {
  test(`the page for ${who} neither comes from the cache nor enters it`, async ({ front }) => {
    for (let times = 0; times < 3; times += 1) {
      const { reply, html } = await visit(`${front.origin}${path}`, headers);
      expect([reply.status, reply.headers.get('x-cache-status')]).toEqual([
        200,
        expect.not.stringMatching('HIT'),
      ]);
      expect(reply.headers.get('set-cookie')).toContain('csrf_token');
      expect(html).toContain('nonce="an-own-nonce"');
    }
  });
}

test('light and dark pages are cached separately, and a page is compressed if the client accepts it', async ({
  front,
}) => {
  const url = `${front.origin}/theme`;
  const numberIn = (html: string): string => html.split('page ')[1] ?? '';
  const dark = await visitUntilKept(url, { cookie: 'theme=dark' });
  const light = await visitUntilKept(url, { cookie: 'theme=light' });
  expect(numberIn(dark.html)).not.toBe(numberIn(light.html));
});

test('nginx does not forward what a visitor claims about themselves', async ({ front }) => {
  const path = `/claims-${crypto.randomUUID()}`;
  await visit(`${front.origin}${path}`, {
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-proto': 'https',
    'x-nonce-mark': 'aMarkOfTheVisitorsOwnMaking0',
    forwarded: 'for=1.2.3.4',
  });
  const arrived = front.stubs.flatMap(({ requests }) => requests).find(({ url }) => url === path);
  expect(arrived?.headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(arrived?.headers['x-forwarded-proto']).toBe('http');
  expect(arrived?.headers['x-nonce-mark']).not.toBe('aMarkOfTheVisitorsOwnMaking0');
  expect(arrived?.headers['forwarded']).toBeUndefined();
});

test('a POST whose server breaks off gets an error and is never sent to another server', async ({
  front,
}) => {
  const path = '/gateway/public-v1.1/transactions';
  const reply = await fetch(`${front.origin}${path}`, { method: 'POST', body: '{}' });
  expect(reply.status).toBe(502);
  expect(front.stubs.flatMap(({ requests }) => requests).filter(({ url }) => url === path)).toHaveLength(1);
});

/** Sends a request as it is written, which `fetch` would correct, and returns the head of the reply. */
const sendRaw = (origin: string, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(request));
    let reply = '';
    socket.on('error', reject).on('data', (part) => {
      reply += part.toString('latin1');
      if (!reply.includes('\r\n\r\n')) return;
      resolve(reply);
      socket.destroy();
    });
  });

for (const { status, request } of [
  { status: 400, request: 'GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n' },
  { status: 400, request: 'GET /exchange HTTP/1.1\r\nConnection: close\r\n\r\n' },
  { status: 404, request: 'GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n' },
  { status: 405, request: 'TRACE /exchange HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n' },
  {
    status: 413,
    request: 'POST /gateway/a HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\nConnection: close\r\n\r\n',
  },
  {
    status: 413,
    request: 'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\nConnection: close\r\n\r\n',
  },
  { status: 414, request: `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n` },
  { status: 505, request: 'GET / HTTP/3.0\r\nHost: a\r\n\r\n' },
])
  test(`a reply of nginx itself has a policy: ${String(status)}, ${request.slice(0, 30).split('\r')[0] ?? ''}`, async ({
    front,
  }) => {
    const reply = await sendRaw(front.origin, request);
    expect(reply.split(' ')[1]).toBe(String(status));
    expect(reply).toContain("\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n");
    expect(reply).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
  });

test('events are forwarded at once', async ({ front }) => {
  const leave = new AbortController();
  const reply = await fetch(`${front.origin}/ledger/live`, { signal: leave.signal });
  const first = await reply.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('data: one\n\n');
  leave.abort();
});

test('a body too large for any page is refused, and readiness is not public', async ({ front }) => {
  const before = front.asked();
  const body = 'x'.repeat(1_100_000);
  const tooLarge = await fetch(`${front.origin}/gateway/x/y`, { method: 'POST', body });
  expect(tooLarge.status).toBe(413);
  expect((await fetch(`${front.origin}/readyz`)).status).toBe(404);
  expect(front.asked()).toBe(before);
});
