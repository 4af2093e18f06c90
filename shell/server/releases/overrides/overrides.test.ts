import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { isRight } from 'fp-ts/lib/Either.js';

import { PageData } from '@coinlane/shared-contracts/lifecycle';

import { aRelease } from '../remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

const said = (word: string): string =>
  `exports.render = async () => ({ status: 200, html: '<h1>${word}</h1>', state: {}, isCacheable: true, head: { title: 't' } });`;

const sites: TestSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

const aSiteWith = async (settings: Parameters<typeof aSite>[1] = {}): Promise<TestSite> => {
  const site = await aSite([aRelease('mfe-content', '1.0.0', said('old'))], settings);
  site.store.releases.push(aRelease('mfe-content', '1.1.0', said('asked')));
  sites.push(site);
  return site;
};

const get = ({ server }: TestSite, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

const pageDataOf = (html: string): PageData => {
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const decoded = PageData.decode(JSON.parse(json));
  if (isRight(decoded)) return decoded.right;
  throw new Error('the page data does not decode');
};

const ASKED = { cookie: '__Host-mfe-override=mfe-content%401.1.0' };

describe('a URL with overrides', () => {
  it('redirects to the same page without them, and sets a cookie that scripts cannot read', async () => {
    const { statusCode, headers, cookies } = await get(
      await aSiteWith(),
      '/de/blog/a?page=2&mfe=mfe-content@1.1.0',
    );
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([
      302,
      '/de/blog/a?page=2',
      'no-store',
    ]);
    expect(cookies).toEqual([
      expect.objectContaining({
        name: '__Host-mfe-override',
        value: 'mfe-content@1.1.0',
        httpOnly: true,
        sameSite: 'Lax',
      }),
    ]);
  });

  it.each([
    { asks: 'a version', url: '/blog/a?mfe=mfe-content@7.7.7', says: 'mfe-content@7.7.7' },
    { asks: 'a remote', url: '/blog/a?mfe=mfe-nothing@1.0.0', says: 'mfe-nothing@1.0.0' },
    { asks: 'a revision', url: '/blog/a?mfe-rev=99', says: 'There is no revision' },
    {
      asks: 'nonsense',
      url: '/blog/a?mfe=%3Cscript%3E',
      says: '&quot;&lt;script&gt;&quot; is not valid',
    },
    {
      asks: 'a build on this machine',
      url: '/blog/a?mfe=mfe-content@http://localhost:1',
      says: 'not allowed here',
    },
  ])('changes nothing if the version is missing ($asks), and reports it', async ({ url, says }) => {
    const { statusCode, body, cookies, headers } = await get(await aSiteWith(), url);
    expect([statusCode, cookies]).toEqual([404, []]);
    expect(body).toContain(says);
    expect(headers['content-security-policy']).toContain("style-src 'sha256-");
    expect(body).toContain('href="/blog/a"');
  });

  it('shows the live versions again if it is empty', async () => {
    const { headers, cookies } = await get(await aSiteWith(), '/blog/a?mfe=', ASKED);
    expect(headers['location']).toBe('/blog/a');
    expect(cookies[0]).toMatchObject({ name: '__Host-mfe-override', value: '', expires: new Date(0) });
  });

  it.each([
    { who: 'a visitor', cookie: '' },
    { who: 'a holder of a made-up token', cookie: 'ledger_token=made-up; ' },
  ])('is ignored for $who in production', async ({ cookie }) => {
    const site = await aSiteWith({ config: { overrides: { isForEverybody: false, mayBeLocal: false } } });
    const reply = await get(site, '/blog/a?mfe=mfe-content@1.1.0', { cookie: `${cookie}${ASKED.cookie}` });
    expect([reply.statusCode, reply.body.includes('<h1>old</h1>')]).toEqual([200, true]);
  });
});

describe('a page with overrides', () => {
  it('has them from the server on, lists them, and is neither cached nor indexed', async () => {
    const { body, headers } = await get(await aSiteWith(), '/blog/a', ASKED);
    expect(body).toContain('<h1>asked</h1>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect([headers['cache-control'], headers['x-robots-tag'], headers['etag']]).toEqual([
      'no-store',
      'noindex',
      undefined,
    ]);
    const { overrides, pins } = pageDataOf(body);
    expect(overrides).toEqual(['mfe-content@1.1.0']);
    expect(pins).toEqual([expect.objectContaining({ why: 'override', previous: [] })]);
  });

  it('does not affect other visitors', async () => {
    const site = await aSiteWith();
    await get(site, '/blog/a', ASKED);
    expect((await get(site, '/blog/a')).body).toContain('<h1>old</h1>');
    expect((await get(site, '/blog/a', { ...ASKED, 'user-agent': 'Googlebot' })).body).toContain(
      '<h1>old</h1>',
    );
  });

  it('uses the composition of a given revision', async () => {
    const site = await aSiteWith();
    const { body } = await get(site, '/blog/a', { cookie: '__Host-mfe-override=mfe-rev%3D1' });
    expect(pageDataOf(body)).toMatchObject({ overrides: ['mfe-rev=1'], pins: [{ why: 'override' }] });
  });

  it('gets its files from a server that did not compose it', async () => {
    const site = await aSiteWith();
    const file = '/remotes/mfe-content/1.1.0/browser/entry.js';
    expect((await get(site, file)).statusCode).toBe(404);
    expect((await get(site, file, ASKED)).statusCode).toBe(200);
  });

  it('does not use an altered release', async () => {
    const site = await aSiteWith();
    site.store.releases.at(-1)?.bytes.set('browser/entry.js', Buffer.from('alert(1)'));
    const { statusCode, body } = await get(site, '/blog/a', ASKED);
    expect([
      statusCode,
      body.includes('does not match its hash'),
      body.includes('href="/blog/a?mfe="'),
    ]).toEqual([404, true, true]);
  });

  it('is not affected by a new revision', async () => {
    const site = await aSiteWith();
    await get(site, '/blog/a', ASKED);
    site.store.composition = { ...site.store.composition, revision: 2 };
    await site.server.notify();
    expect((await get(site, '/remotes/mfe-content/1.1.0/browser/entry.js')).statusCode).toBe(200);
    expect((await get(site, '/composition', ASKED)).json()).toMatchObject({
      revision: 2,
      versions: { 'mfe-content': ['1.1.0', '1.0.0'] },
    });
  });
});

describe('a build on this machine', () => {
  const files: Readonly<Record<string, string>> = {
    '/build.json': JSON.stringify({
      name: 'mfe-content',
      namespace: 'content',
      entry: { path: 'browser/entry.js', globalName: 'mine' },
      preload: { scripts: [], styles: [] },
      server: 'server/server.cjs',
    }),
    '/browser/entry.js': 'mine',
    '/server/server.cjs': said('mine'),
  };
  const team = createServer((request, response) => {
    const text = files[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => team.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${String((team.address() as AddressInfo).port)}`;
  });
  afterAll(() => new Promise((resolve) => team.close(resolve)));

  it('is shown if the environment allows it, served by this site', async () => {
    const site = await aSiteWith({ config: { overrides: { isForEverybody: true, mayBeLocal: true } } });
    const cookie = `__Host-mfe-override=${encodeURIComponent(`mfe-content@${origin}`)}`;
    const { body } = await get(site, '/blog/a', { cookie });
    expect(body).toContain('<h1>mine</h1>');
    const entry = pageDataOf(body).pins[0]?.stable.entry;
    expect(entry).toEqual({
      url: expect.stringMatching(/^\/remotes\/mfe-content\/local-\d+\/browser\/entry\.js$/),
      integrity: '',
    });
    const { body: script, headers } = await get(site, entry?.url ?? '', { cookie });
    expect([script, headers['cache-control'], headers['content-type']]).toEqual([
      'mine',
      'no-store',
      'text/javascript; charset=utf-8',
    ]);
    expect((await get(site, entry?.url ?? '')).statusCode).toBe(404);
  });

  it('is refused with a message if it is not being served', async () => {
    const site = await aSiteWith({ config: { overrides: { isForEverybody: true, mayBeLocal: true } } });
    const { statusCode, body } = await get(site, '/blog/a?mfe=mfe-content@http://localhost:1');
    expect([statusCode, body.includes('http://localhost:1/build.json is not reachable')]).toEqual([
      404,
      true,
    ]);
  });
});
