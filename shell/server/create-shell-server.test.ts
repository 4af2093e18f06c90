import { createHash } from 'node:crypto';

import { isRight } from 'fp-ts/lib/Either.js';

import { PageData } from '@coinlane/shared-contracts/lifecycle';
import type { PageSupplement } from '@coinlane/shared-contracts/lifecycle';
import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { createShellServer } from './create-shell-server.ts';
import { aRelease } from './releases/remotes/release-folder.fixture.ts';
import { aConfig, aSite } from './shell-server.fixture.ts';
import type { TestSite } from './shell-server.fixture.ts';

const NASTY = `exports.render = async () => ({
  status: 200, html: '<h1>x</h1>', isCacheable: true, state: { text: '</script><script>alert(1)</script>\\u2028' },
  head: { title: '</title><script>alert(1)</script>', description: '"><img src=x onerror=alert(1)>', canonicalPath: '/"><b>',
    jsonLd: [{ name: '</script><script>alert(1)</script>' }] } });`;

const site = (): TestSite => {
  if (current === null) throw new Error('no site');
  return current;
};
let current: TestSite | null = null;
beforeAll(async () => {
  current = await aSite([
    aRelease('mfe-exchange', '1.1.0'),
    aRelease('mfe-exchange', '1.0.0'),
    aRelease('mfe-content', '2.0.0', NASTY),
    aRelease('mfe-listing', '2.0.0'),
  ]);
});
afterAll(() => site().close());

const get = (url: string, headers: Record<string, string> = {}) => site().server.app.inject({ url, headers });

const pageDataOf = (html: string): PageData => {
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const decoded = PageData.decode(JSON.parse(json));
  if (isRight(decoded)) return decoded.right;
  throw new Error('the page data does not decode');
};

describe('a composed page', () => {
  it('contains chrome and fragment in the language of the URL, completed with English', async () => {
    const { body } = await get('/de/exchange');
    expect(body).toContain('<html lang="de" dir="ltr">');
    expect(body).toContain('<header>Coinlane</header><main><h1>Titel von mfe-exchange /exchange</h1></main>');
  });

  it('contains all data that the browser needs to continue', async () => {
    const askedAtMs = Date.now();
    const data = pageDataOf((await get('/de/exchange')).body);
    const answeredAtMs = Date.now();
    expect(data).toMatchObject({
      language: 'de',
      basename: '/de',
      revision: 1,
      status: 200,
      fragment: { remote: 'mfe-exchange', state: { pathname: '/exchange' } },
      messages: { shell: { brand: 'Coinlane', menu: { blog: 'Blog (de)' } } },
    });
    expect(Object.keys(data.messages)).toEqual(['shell']);
    // the page may have been rendered a moment before this request
    expect(data.serverTime).toBeGreaterThan(askedAtMs - 5000);
    expect(data.serverTime).toBeLessThanOrEqual(answeredAtMs);
  });

  it('pins the remote in its slot, with the previous version if there is one', async () => {
    const { pins, shellFiles, shellSupplement } = pageDataOf((await get('/exchange')).body);
    expect(
      pins.map(({ name, stable, previous }) => [
        name,
        stable.version,
        previous.map(({ version }) => version),
      ]),
    ).toEqual([['mfe-exchange', '1.1.0', ['1.0.0']]]);
    expect([pins[0]?.stable.lazyFiles, shellFiles]).toEqual([[], []]);
    const own = await get(shellSupplement?.url ?? '');
    expect(Object.keys(own.json<PageSupplement>().files)).toEqual(['/shell/1.0.0-abc/browser/ops.js']);
  });

  it('pins a supplement with the translations and the hashes of all lazy files, and preloads it', async () => {
    const { body } = await get('/de/exchange');
    const { supplement = { url: '', integrity: '' } } = pageDataOf(body).pins[0]?.stable ?? {};
    expect(body).toMatch(new RegExp(`<link rel="preload" as="fetch"[^>]* href="${supplement.url}"`));
    const reply = await get(supplement.url);
    expect(`sha384-${createHash('sha384').update(reply.rawPayload).digest('base64')}`).toBe(
      supplement.integrity,
    );
    expect(reply.headers['cache-control']).toContain('immutable');
    const { messages, files } = reply.json<PageSupplement>();
    expect(messages).toEqual({ title: 'Titel von mfe-exchange', button: { send: 'Send' } });
    const lazy = await get('/remotes/mfe-exchange/1.1.0/browser/lazy.js');
    expect(Object.keys(files)).toContain('/shell/1.0.0-abc/browser/ops.js');
    expect(files).toMatchObject({
      '/remotes/mfe-exchange/1.1.0/browser/lazy.js': `sha384-${createHash('sha384').update(lazy.rawPayload).digest('base64')}`,
    });
  });

  it('contains the files of the shell itself if it has no remote', async () => {
    const { pins, shellFiles } = pageDataOf((await get('/nonsense')).body);
    expect(pins).toEqual([]);
    expect(shellFiles.map(({ url }) => url)).toEqual(['/shell/1.0.0-abc/browser/ops.js']);
  });

  it('never contains a secret', async () => {
    const { body } = await get('/exchange');
    expect(body).not.toContain('secret-key');
    expect(body).not.toContain('s'.repeat(32));
  });

  it('preloads the scripts of shell and active remote with nonce and integrity, and runs those of the shell', async () => {
    const { body, headers } = await get('/exchange');
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const preloads = body.match(/<link rel="preload" as="script"[^>]*>/g) ?? [];
    expect(preloads.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual([
      '/shell/1.0.0-abc/browser/main.js',
      '/remotes/mfe-exchange/1.1.0/browser/entry.js',
      '/remotes/mfe-exchange/1.1.0/browser/lifecycle.js',
    ]);
    expect(
      preloads.every((link) => link.includes(`nonce="${nonce}"`) && link.includes('integrity="sha384-')),
    ).toBe(true);
    expect(preloads.map((link) => link.includes('crossorigin'))).toEqual([true, true, false]);
    // the first paint needs the style sheets, but none of these
    expect(preloads.every((link) => link.includes('fetchpriority="low"'))).toBe(true);
    const scripts = body.match(/<script (?!type=)[^>]*>/g) ?? [];
    expect(body).toMatch(/<template id="first-scripts"><script [^>]*><\/script><\/template>/);
    expect(scripts).toEqual([
      // repeats early presses, and starts the other scripts at the first paint
      `<script nonce="${nonce}">`,
      expect.stringMatching(
        /^<script src="\/shell\/1.0.0-abc\/browser\/main.js" crossorigin="anonymous" integrity="sha384-/,
      ),
    ]);
  });

  it('links to itself in nine languages, with a default', async () => {
    const { body } = await get('/ja/exchange');
    expect(body).toContain('<link rel="canonical" href="https://coinlane.example/ja/exchange">');
    const alternates = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href,
    ]);
    expect(alternates.map(([language]) => language)).toEqual([...LANGUAGES, 'x-default']);
    expect(alternates.at(-1)).toEqual(['x-default', 'https://coinlane.example/exchange']);
  });

  it.each([
    { cookie: 'theme=dark', tag: '<html lang="en" dir="ltr" data-theme="dark">' },
    { cookie: 'theme=light', tag: '<html lang="en" dir="ltr" data-theme="light">' },
    { cookie: 'theme="><script>', tag: '<html lang="en" dir="ltr">' },
  ])('has the colours of $cookie at the first paint', async ({ cookie, tag }) => {
    expect((await get('/exchange', { cookie })).body).toContain(tag);
  });

  it('escapes all parts of a fragment', async () => {
    const { body } = await get('/blog/x');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('<title>&lt;/title&gt;');
    expect(body).toContain('href="https://coinlane.example/&quot;&gt;&lt;b&gt;"');
    expect(pageDataOf(body).fragment?.state).toEqual({ text: '</script><script>alert(1)</script>\u2028' });
  });

  it('sets a new nonce and CSRF token for each visitor, also on a cached page', async () => {
    const [first, second] = [await get('/blog/kept'), await get('/blog/kept')];
    expect(first.headers['content-security-policy']).not.toBe(second.headers['content-security-policy']);
    expect(first.cookies[0]?.value).not.toBe(second.cookies[0]?.value);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(second.headers['content-security-policy'])) ?? [];
    expect(second.body.split(`nonce="${nonce}"`)).toHaveLength(6);
  });

  it('replies 304 only while its time is correct, and then without a policy', async () => {
    jest.useFakeTimers({
      now: 1_800_000_000_000,
      doNotFake: [
        // the render process has the real one
        'hrtime',
        'nextTick',
        'setImmediate',
        'queueMicrotask',
        'setTimeout',
        'setInterval',
        'clearTimeout',
        'clearInterval',
      ],
    });
    try {
      const { headers } = await get('/blog/named');
      const again = { 'if-none-match': String(headers['etag']) };
      const confirmed = await get('/blog/named', again);
      expect([confirmed.statusCode, confirmed.body, confirmed.headers['content-security-policy']]).toEqual([
        304,
        '',
        undefined,
      ]);
      jest.setSystemTime(1_800_000_002_500);
      expect((await get('/blog/named', again)).statusCode).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not cached if the fragment does not allow it', async () => {
    const { headers } = await get('/exchange');
    expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
  });
});

describe('createShellServer', () => {
  it('refuses to start without a built shell', async () => {
    const config = aConfig('/tmp/nowhere', '/tmp/nowhere/dist', 'http://127.0.0.1:1');
    await expect(createShellServer(config)).rejects.toThrow(
      '/tmp/nowhere/dist/build.json is missing: build the shell first',
    );
  });
});
