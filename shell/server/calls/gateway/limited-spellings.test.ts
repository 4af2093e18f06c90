import { connect } from 'node:net';

import { csrfHeaders } from '../../http/security/csrf.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';
import { anUpstream } from '../upstream.fixture.ts';
import type { FakeUpstream } from '../upstream.fixture.ts';

const LIMIT = 30;
let upstream: FakeUpstream | null = null;
let site: TestSite | null = null;
let port = 0;

const { cookie, 'x-csrf-token': token } = csrfHeaders();

/** Sends the request target unchanged, unlike HTTP clients, which normalise it. Resolves with the status. */
const statusOf = (target: string, method = 'POST'): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${method} ${target} HTTP/1.1\r\nhost: coinlane.example\r\nconnection: close\r\n` +
          `cookie: ${cookie}\r\nx-csrf-token: ${token}\r\n` +
          'content-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
      ),
    );
    let answer = '';
    socket.on('data', (piece) => (answer += piece.toString()));
    socket.once('close', () => resolve(Number(answer.split(' ')[1])));
    socket.once('error', reject);
  });

beforeAll(async () => {
  upstream = await anUpstream();
  site = await aSite([], { upstream: upstream.url });
  port = Number(new URL((await site.server.start()).url).port);
  const calls = Array.from({ length: LIMIT }, async () => [
    await statusOf('/gateway/account/auth/login'),
    await statusOf('/swap'),
  ]);
  expect(new Set((await Promise.all(calls)).flat())).toEqual(new Set([201]));
  const reads = Array.from({ length: 60 }, () => statusOf('/gateway/public-v2/addresses-by-name', 'GET'));
  await Promise.all(reads);
});
afterAll(async () => {
  await site?.close();
  upstream?.close();
});

describe('a call over its limit is refused in any spelling', () => {
  it.each([
    { rule: 'unchanged', target: '/gateway/account/auth/login', status: 429 },
    { rule: 'a query', target: '/gateway/account/auth/login?x=1', status: 429 },
    { rule: 'a trailing slash', target: '/gateway/account/auth/login/', status: 429 },
    { rule: 'upper case', target: '/gateway/account/AUTH/Login', status: 429 },
    { rule: 'an encoded letter', target: '/gateway/account/auth/%6cogin', status: 429 },
    { rule: 'a letter encoded twice', target: '/gateway/account/auth/%256cogin', status: 404 },
    { rule: 'an encoded letter in the prefix', target: '/%67ateway/account/auth/login', status: 404 },
    { rule: 'an encoded letter in the service', target: '/gateway/%61ccount/auth/login', status: 429 },
    { rule: 'a path parameter', target: '/gateway/account/auth/login;x=1', status: 429 },
    { rule: 'a path parameter in the middle', target: '/gateway/account/auth;x/login', status: 404 },
    { rule: 'an encoded one in the middle', target: '/gateway/account/auth%3Bx/login', status: 404 },
    { rule: 'a parent segment with a parameter', target: '/gateway/account/x/..;/auth/login', status: 404 },
    { rule: 'an encoded path parameter', target: '/gateway/account/auth/login%3bx', status: 429 },
    { rule: 'an encoded query', target: '/gateway/account/auth/login%3Fx', status: 429 },
    { rule: 'an encoded fragment', target: '/gateway/account/auth/login%23x', status: 429 },
    { rule: 'an encoded space at the end', target: '/gateway/account/auth/login%20', status: 429 },
    { rule: 'a fragment', target: '/gateway/account/auth/login#x', status: 400 },
    { rule: 'an empty fragment', target: '/gateway/account/auth/login#', status: 400 },
    { rule: 'a fragment before a query', target: '/gateway/account/auth/login#?x', status: 400 },
    { rule: 'a fragment after a query', target: '/gateway/account/auth/login?x#y', status: 400 },
    { rule: 'a slash in a fragment', target: '/gateway/account/auth/login#/x', status: 400 },
    { rule: 'an encoded slash', target: '/gateway/account/auth%2Flogin', status: 404 },
    { rule: 'a slash encoded twice', target: '/gateway/account/auth%252flogin', status: 404 },
    { rule: 'an encoded backslash', target: '/gateway/account/auth%5clogin', status: 404 },
    { rule: 'a backslash', target: '/gateway/account/auth\\login', status: 400 },
    { rule: 'two slashes', target: '/gateway/account//auth/login', status: 400 },
    { rule: 'a dot segment', target: '/gateway/account/./auth/login', status: 400 },
    { rule: 'an encoded dot segment', target: '/gateway/account/%2e/auth/login', status: 400 },
    { rule: 'a dot segment encoded twice', target: '/gateway/account/x/%252e%252e/auth/login', status: 404 },
    { rule: 'a parent segment', target: '/gateway/account/x/../auth/login', status: 400 },
    { rule: 'a tab', target: '/gateway/account/auth/log\tin', status: 400 },
    { rule: 'a form feed', target: '/gateway/account/auth/login\f', status: 400 },
    { rule: 'a raw byte beyond ASCII', target: '/gateway/account/auth/login\u00a0', status: 400 },
    { rule: 'an encoded control', target: '/gateway/account/auth/login%09', status: 400 },
    { rule: 'another origin', target: 'http://a.example/gateway/account/auth/login', status: 400 },
    { rule: 'this origin', target: 'http://coinlane.example/gateway/account/auth/login', status: 400 },
    { rule: 'a swap', target: '/swap', status: 429 },
    { rule: 'a swap with a query', target: '/swap?x', status: 429 },
    { rule: 'a swap through the gateway', target: '/gateway/swaps/', status: 429 },
    { rule: 'a swap with a fragment', target: '/swap#x', status: 400 },
    { rule: 'a swap with an encoded letter', target: '/%73wap', status: 404 },
    {
      rule: 'an address lookup by name',
      target: '/gateway/public-v2/addresses-by-name',
      method: 'GET',
      status: 429,
    },
    { rule: 'a HEAD request', target: '/gateway/public-v2/addresses-by-name', method: 'HEAD', status: 429 },
  ])('$rule: $status', async ({ target, method, status }) => {
    expect(await statusOf(target, method)).toBe(status);
  });
});
