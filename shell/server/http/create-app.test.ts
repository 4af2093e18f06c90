import { connect } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { createApp } from './create-app.ts';
import { aConfig } from '../shell-server.fixture.ts';

describe('security headers of error responses', () => {
  let app: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    app = await createApp(aConfig('/nowhere', '/nowhere', 'http://127.0.0.1:1'));
    app.get('/one/:parameter', () => 'one');
    app.post('/one', () => 'one');
    app.get('/fails', () => Promise.reject(new Error('on purpose')));
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  /** Head of the response to a raw request that no HTTP client would send, or all of it. */
  const answerTo = (request: string, isWhole = false): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      let answer = '';
      socket.on('data', (piece) => {
        answer += piece.toString();
        if (answer.includes(isWhole ? '</html>' : '\r\n\r\n')) socket.destroy();
      });
      const read = (): string => (isWhole ? answer : (answer.split('\r\n\r\n')[0] ?? ''));
      socket.once('close', () => resolve(read().toLowerCase()));
      socket.once('error', reject);
    });

  const HOST = 'host: coinlane.example\r\n';
  it.each([
    { rule: 'a lone percent sign', request: `GET /% HTTP/1.1\r\n${HOST}\r\n`, status: 400 },
    { rule: 'a broken escape', request: `GET /%zz HTTP/1.1\r\n${HOST}\r\n`, status: 400 },
    { rule: 'a broken escape of a call', request: `POST /gateway/%zz HTTP/1.1\r\n${HOST}\r\n`, status: 400 },
    { rule: 'a long address', request: `GET /${'a'.repeat(9000)} HTTP/1.1\r\n${HOST}\r\n`, status: 414 },
    {
      rule: 'a long parameter',
      request: `GET /one/${'a'.repeat(8190)} HTTP/1.1\r\n${HOST}\r\n`,
      status: 414,
    },
    {
      rule: 'long headers',
      request: `GET / HTTP/1.1\r\n${HOST}a: ${'a'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
    { rule: 'no HTTP', request: 'nonsense\r\n\r\n', status: 400 },
    { rule: 'an unknown method', request: `NONSENSE / HTTP/1.1\r\n${HOST}\r\n`, status: 400 },
    {
      rule: 'two lengths',
      request: `POST /one HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\n`,
      status: 400,
    },
    { rule: 'no host', request: 'GET / HTTP/1.1\r\n\r\n', status: 400 },
    { rule: 'two hosts', request: `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`, status: 400 },
    { rule: 'an expectation', request: `GET / HTTP/1.1\r\n${HOST}expect: wonders\r\n\r\n`, status: 417 },
    { rule: 'another method', request: `POST /x HTTP/1.1\r\n${HOST}content-length: 0\r\n\r\n`, status: 405 },
    { rule: 'an unknown page', request: `GET /x HTTP/1.1\r\n${HOST}\r\n`, status: 404 },
    { rule: 'a failure', request: `GET /fails HTTP/1.1\r\n${HOST}\r\n`, status: 500 },
  ])('$rule: $status', async ({ request, status }) => {
    const head = await answerTo(request);
    expect(head).toContain(` ${String(status)} `);
    expect(head).toContain(
      "content-security-policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(head).toContain('strict-transport-security: max-age=');
    for (const name of ['x-content-type-options', 'referrer-policy', 'permissions-policy'])
      expect(head).toContain(`${name}: `);
  });

  it.each([
    { url: '/%zz', language: 'en', status: 400, home: '/' },
    { url: '/de/%zz', language: 'de', status: 400, home: '/de' },
    { url: '/ja/a%00', language: 'ja', status: 400, home: '/ja' },
    { url: `/fr/${'a'.repeat(9000)}`, language: 'fr', status: 414, home: '/fr' },
  ])(
    'answers $status as a page to a browser: language $language',
    async ({ url, language, status, home }) => {
      const page = await answerTo(`GET ${url} HTTP/1.1\r\n${HOST}accept: text/html\r\n\r\n`, true);
      expect(page).toContain(` ${String(status)} `);
      expect(page).toContain("content-security-policy: default-src 'none'; style-src 'sha256-");
      expect(page).toContain('strict-transport-security: max-age=');
      expect(page).toContain('cache-control: no-store');
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<a href="${home}">`);
    },
  );

  it('answers a call with plain text, also to a browser', async () => {
    const call = await answerTo(`GET /gateway/%zz HTTP/1.1\r\n${HOST}accept: text/html\r\n\r\n`);
    expect(call).toContain('content-type: text/plain');
  });

  it('refuses another host name in development (DNS rebinding)', async () => {
    expect(await answerTo('GET /one/x HTTP/1.1\r\nhost: evil.example\r\n\r\n')).toContain(' 421 ');
  });

  it('replies 408 to a request that never ends', () => {
    const words: string[] = [];
    const socket = {
      destroyed: false,
      writable: true,
      write: (text: string) => words.push(text),
      destroy: () => undefined,
    };
    app.server.emit(
      'clientError',
      Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    );
    expect(words.join('')).toMatch(
      /^HTTP\/1\.1 408 Request Timeout\r\n(?:.+\r\n)*content-security-policy: default-src 'none'/,
    );
  });
});
