import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { aRelease } from './release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

let current: TestSite | null = null;
beforeAll(async () => {
  current = await aSite([aRelease('mfe-swap', '1.1.0'), aRelease('mfe-swap', '1.0.0')]);
});
afterAll(() => current?.close());

const get = (url: string, headers: Record<string, string> = {}) => {
  if (current === null) throw new Error('no site');
  return current.server.app.inject({ url, headers });
};

const ENTRY = '/remotes/mfe-swap/1.1.0/browser/entry.js';

describe('the files of a release', () => {
  it.each([
    { path: ENTRY, type: 'text/javascript; charset=utf-8' },
    { path: '/remotes/mfe-swap/1.0.0/browser/entry.js', type: 'text/javascript; charset=utf-8' },
    { path: '/remotes/mfe-swap/1.1.0/browser/main.css', type: 'text/css; charset=utf-8' },
    { path: '/remotes/mfe-swap/1.1.0/locales/de.json', type: 'application/json; charset=utf-8' },
    { path: '/shell/1.0.0-abc/browser/main.js', type: 'text/javascript; charset=utf-8' },
    { path: '/shell/1.0.0-abc/browser/roboto.woff2', type: 'font/woff2' },
  ])('$path is cached indefinitely', async ({ path, type }) => {
    const { statusCode, headers } = await get(path);
    expect([
      statusCode,
      headers['content-type'],
      headers['cache-control'],
      headers['cross-origin-resource-policy'],
    ]).toEqual([200, type, 'public, max-age=31536000, immutable', 'same-origin']);
  });

  it.each([
    '/remotes/mfe-swap/1.1.0/server.cjs',
    '/remotes/mfe-swap/1.1.0/release.json',
    '/remotes/mfe-swap/9.9.9/browser/entry.js',
    '/remotes/mfe-swap/1.1.0/browser/',
    '/shell/1.0.0-abc/server/server.cjs',
    '/shell/1.0.0-abc/build.json',
    '/remotes/constructor',
  ])('%p does not exist, and that is not cached', async (path) => {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each([
    { accepts: 'gzip, deflate, br', encoding: 'br' },
    { accepts: 'gzip', encoding: 'gzip' },
    { accepts: 'br;q=0, gzip', encoding: 'gzip' },
    { accepts: '', encoding: undefined },
  ])('are sent as $encoding for "$accepts"', async ({ accepts, encoding }) => {
    const { headers, rawPayload } = await get(ENTRY, { 'accept-encoding': accepts });
    const open = { br: brotliDecompressSync, gzip: gunzipSync };
    const plain = encoding === 'br' || encoding === 'gzip' ? open[encoding](rawPayload) : rawPayload;
    expect([headers['content-encoding'], headers['vary'], plain.toString().slice(0, 18)]).toEqual([
      encoding,
      'accept-encoding',
      'globalThis.entry =',
    ]);
  });

  it('have one ETag per encoding, used for revalidation', async () => {
    const [plain, small] = [await get(ENTRY), await get(ENTRY, { 'accept-encoding': 'br' })];
    const confirmed = await get(ENTRY, {
      'accept-encoding': 'br',
      'if-none-match': String(small.headers['etag']),
    });
    const other = await get(ENTRY, { 'if-none-match': String(small.headers['etag']) });
    expect([
      plain.headers['etag'] === small.headers['etag'],
      confirmed.statusCode,
      confirmed.body,
      other.statusCode,
    ]).toEqual([false, 304, '', 200]);
  });

  it('have a length and no body for HEAD', async () => {
    const { statusCode, headers, body } = await (current as TestSite).server.app.inject({
      method: 'HEAD',
      url: ENTRY,
    });
    expect([statusCode, Number(headers['content-length']) > 2000, body]).toEqual([200, true, '']);
  });
});
