import { connect } from 'node:net';

import { runsOf } from '@coinlane/shared-contracts/testing';
import fc from 'fast-check';

import { startHoldingService } from '../../holding-service.fixture.ts';
import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

const SLOW = `exports.render = async ({ http }) => {
  await http({ service: 'content', method: 'GET', path: '/slow' })();
  return { status: 200, html: '<h1>slow</h1>', state: {}, head: { title: 't' }, isCacheable: false }; };`;

describe('operations endpoints of the site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await aSite([aRelease('mfe-exchange', '1.0.0')]);
  });
  afterAll(() => site.close());
  const get = (url: string) => site.server.app.inject(url);

  it('reports alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = { status: 'ready', revision: 1, reasons: [], hash: null, cspReports: 0 };
    expect((await get('/readyz')).json()).toEqual(ready);
  });

  it('reports why it is degraded, and keeps serving', async () => {
    site.store.isDown = true;
    await site.server.notify();
    const reply = await get('/readyz');
    site.store.isDown = false;
    await site.server.notify();
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        status: 'degraded',
        revision: 1,
        reasons: ['reading the ledger failed: the store is down'],
        hash: null,
        cspReports: 0,
      },
    ]);
  });

  it.each([
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', says: 'Disallow: /gateway/\nDisallow: /ops/\n' },
    {
      url: '/robots.txt',
      type: 'text/plain; charset=utf-8',
      says: 'Sitemap: https://coinlane.example/sitemap.xml\n',
    },
    {
      url: '/sitemap.xml',
      type: 'application/xml; charset=utf-8',
      says: '/sitemaps/ja/currencies.xml</loc>',
    },
    { url: '/favicon.svg', type: 'image/svg+xml', says: '<svg' },
    { url: '/site.webmanifest', type: 'application/manifest+json; charset=utf-8', says: '"name":"Coinlane"' },
  ])('$url', async ({ url, type, says }) => {
    const { headers, body } = await get(url);
    expect([headers['content-type'], body.includes(says)]).toEqual([type, true]);
  });

  it.each([
    { method: 'POST', url: '/exchange', status: 405 },
    { method: 'DELETE', url: '/', status: 405 },
    { method: 'PUT', url: '/robots.txt', status: 405 },
  ] as const)('$method $url is refused: read-only', async ({ method, url, status }) => {
    const { statusCode, headers } = await site.server.app.inject({ method, url });
    expect([statusCode, headers['allow']]).toEqual([status, 'GET, HEAD']);
  });

  it('replies 2xx, 3xx or 4xx to every URL', async () => {
    const address = fc.oneof(
      fc.webPath(),
      fc
        .tuple(
          fc.constantFrom('', '/de', '/gateway/content', '/data/i18n', '/remotes', '/shell', '/exchange'),
          fc.string({ unit: 'binary' }),
        )
        .map(([start, rest]) => `${start}/${encodeURI(rest)}`),
      fc
        .tuple(fc.constantFrom('/exchange', '/data/i18n', '/currencies/btc'), fc.webQueryParameters())
        .map(([path, query]) => `${path}?${query}`),
      fc.string({ unit: 'grapheme-ascii' }).map((text) => `/${text}`),
    );
    await fc.assert(
      fc.asyncProperty(address, async (url) => {
        const { statusCode } = await get(url.replace(/[\s#]/g, '')).catch(() => ({ statusCode: 400 }));
        expect(statusCode < 500 || url.startsWith('/gateway/')).toBe(true);
      }),
      { numRuns: runsOf({ first: 150, second: 1_500 }) },
    );
  });
});

describe('the site over a socket', () => {
  let service: Awaited<ReturnType<typeof startHoldingService>>;
  let site: TestSite;
  let port = 0;
  beforeAll(async () => {
    service = await startHoldingService();
    site = await aSite([aRelease('mfe-exchange', '1.0.0', SLOW)], { upstream: service.baseUrl });
    port = Number(new URL((await site.server.start()).url).port);
  });
  afterAll(() => site.close().then(service.stop));

  /** Sends raw bytes to the server. Returns the first line of its response. */
  const say = (words: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(words));
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(answer.toString('latin1').split('\r\n')[0] ?? '');
      });
      socket.once('error', reject);
    });

  it.each([
    {
      what: 'an address of 100,000 bytes',
      words: `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
      answer: 'HTTP/1.1 431',
    },
    {
      what: 'a header of 1 MB',
      words: `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(1_000_000)}\r\n\r\n`,
      answer: 'HTTP/1.1 431',
    },
    {
      what: 'malformed UTF-8',
      words: 'GET /%c3%28 HTTP/1.1\r\nhost: localhost\r\n\r\n',
      answer: 'HTTP/1.1 400',
    },
    { what: 'a null byte', words: 'GET /a\0b HTTP/1.1\r\nhost: localhost\r\n\r\n', answer: 'HTTP/1.1 400' },
    {
      what: 'an encoded null byte',
      words: 'GET /a%00b HTTP/1.1\r\nhost: localhost\r\n\r\n',
      answer: 'HTTP/1.1 400',
    },
    {
      what: 'a path that climbs up',
      words: 'GET /remotes/../../etc/passwd HTTP/1.1\r\nhost: localhost\r\n\r\n',
      answer: 'HTTP/1.1 400',
    },
    { what: 'no method at all', words: 'HELLO\r\n\r\n', answer: 'HTTP/1.1 400' },
    {
      what: 'a body of 100 MB',
      words:
        'POST /csp-report HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/csp-report\r\ncontent-length: 100000000\r\n\r\n',
      answer: 'HTTP/1.1 413',
    },
  ])('$what: response $answer', async ({ words, answer }) => {
    expect(await say(words)).toContain(answer);
  });

  it('finishes pending requests and then refuses connections', async () => {
    const page = fetch(`http://127.0.0.1:${String(port)}/exchange`);
    await service.untilHeld(1);
    const stopping = site.server.stop();
    service.release();
    const reply = await page;
    expect([reply.status, (await reply.text()).includes('<h1>slow</h1>')]).toEqual([200, true]);
    await stopping;
    await expect(say('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('the site before a first composition', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await aSite([aRelease('mfe-exchange', '1.0.0')], { isStoreDown: true });
  });
  afterAll(() => site.close());

  it('is not ready, and reports the reason', async () => {
    const reply = await site.server.app.inject('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      {
        status: 'starting',
        revision: null,
        reasons: ['reading the ledger failed: the store is down'],
        hash: null,
        cspReports: 0,
      },
    ]);
  });

  it('shows header and footer to users', async () => {
    const { statusCode, body } = await site.server.app.inject('/exchange');
    expect([statusCode, body.includes('<header>Coinlane</header>')]).toEqual([200, true]);
  });

  it('is ready as soon as it is notified', async () => {
    site.store.isDown = false;
    await site.server.notify();
    expect((await site.server.app.inject('/readyz')).json()).toMatchObject({ status: 'ready', revision: 1 });
  });
});

describe('the site with a broken chrome', () => {
  it('reports that it is busy, as plain text, with a retry delay', async () => {
    const site = await aSite([aRelease('mfe-exchange', '1.0.0')], {
      chrome: 'exports.renderChrome = () => { throw new Error("x"); }',
    });
    const { statusCode, headers, body } = await site.server.app.inject('/exchange');
    const ready = await site.server.app.inject('/readyz');
    await site.close();
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
    expect(body).toContain('mailto:support@coinlane.example');
    expect(ready.json()).toMatchObject({
      status: 'degraded',
      reasons: ['rendering the chrome of pages failed'],
    });
  });
});
