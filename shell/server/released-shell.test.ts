import { isRight } from 'fp-ts/lib/Either.js';

import { PageData } from '@coinlane/shared-contracts/lifecycle';
import type { PageSupplement } from '@coinlane/shared-contracts/lifecycle';

import { createShellServer } from './create-shell-server.ts';
import { aRelease, aShellRelease } from './releases/remotes/release-folder.fixture.ts';
import { aSite } from './shell-server.fixture.ts';
import type { TestSite } from './shell-server.fixture.ts';

const REMOTES = [aRelease('mfe-exchange', '1.1.0'), aRelease('mfe-exchange', '1.0.0')];
const BROKEN = 'exports.renderChrome = async () => { throw new Error("broken"); };';

let open: TestSite | null = null;
afterEach(() => open?.close());

const aSiteWith = async (...shells: readonly ReturnType<typeof aShellRelease>[]) => {
  const site = await aSite([...REMOTES, ...shells]);
  open = site;
  const get = (url: string, headers: Record<string, string> = {}) => site.server.app.inject({ url, headers });
  return {
    ...site,
    get,
    /** Promotes a version of the shell, with those before it. */
    change: async (shell: object): Promise<void> => {
      const { revision, remotes } = site.store.composition;
      const stable = { stable: '', previous: [] };
      site.store.composition = {
        revision: revision + 1,
        remotes: { ...remotes, shell: { ...stable, ...shell } },
      };
      // the first can join a read of the ledger that started before the change
      await site.server.notify();
      await site.server.notify();
    },
    brand: async (url = '/exchange', headers: Record<string, string> = {}) =>
      /<header>(.*?)<\/header>/.exec((await get(url, headers)).body)?.[1],
  };
};

const pageDataOf = (html: string): PageData => {
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const decoded = PageData.decode(JSON.parse(json));
  if (isRight(decoded)) return decoded.right;
  throw new Error('the page data does not decode');
};

describe('a released shell', () => {
  it('is the shell of all pages, with its files, texts and hashes', async () => {
    const { get, brand } = await aSiteWith(aShellRelease('2.0.0'));
    expect(await brand()).toBe('Shell 2.0.0');
    const { body } = await get('/exchange');
    expect(body).toContain('src="/shell/2.0.0/browser/entry.js"');
    expect(body).toContain('href="/shell/2.0.0/browser/roboto.woff2"');
    expect(body).not.toContain('1.0.0-abc');
    const { pins, shellSupplement } = pageDataOf(body);
    expect(pins.map(({ name }) => name)).toEqual(['mfe-exchange']);
    const supplement = pins[0]?.stable.supplement?.url ?? '';
    expect(supplement).toBe('/remotes/mfe-exchange/1.1.0/supplement/2.0.0/en.json');
    expect(Object.keys((await get(supplement)).json<PageSupplement>().files)).toContain(
      '/shell/2.0.0/browser/lazy.js',
    );
    expect((await get(shellSupplement?.url ?? '')).statusCode).toBe(200);
    expect((await get('/shell/2.0.0/blocks-host/host.js')).statusCode).toBe(404);
    expect((await get('/data/i18n?keys=sign-in:title&locale=en')).json()).toEqual({
      'sign-in:title': 'Sign in 2.0.0',
    });
  });

  it('is replaced without a restart, and open pages still find the files of both', async () => {
    const { get, brand, change } = await aSiteWith(aShellRelease('2.0.0'), aShellRelease('1.9.0'));
    await change({ stable: '1.9.0', previous: [] });
    expect(await brand()).toBe('Shell 1.9.0');
    for (const version of ['2.0.0', '1.9.0', '1.0.0-abc'])
      expect((await get(`/shell/${version}/browser/main.css`)).statusCode).toBe(200);
  });

  it('replaces the shell of the server while it runs', async () => {
    const { brand, change, store } = await aSiteWith();
    expect(await brand()).toBe('Coinlane');
    store.releases.push(aShellRelease('2.0.0'));
    await change({ stable: '2.0.0' });
    expect(await brand()).toBe('Shell 2.0.0');
  });

  it('is forgotten after many others unless it is that of the server, and complete when it comes back', async () => {
    const own = '1.0.0-abc';
    const versions = [own, ...Array.from({ length: 26 }, (_, index) => `2.0.${String(index)}`)];
    const { get, brand, change } = await aSiteWith(...versions.map((version) => aShellRelease(version)));
    const supplement = '/remotes/mfe-exchange/1.1.0/supplement/2.0.0/en.json';
    for (const stable of versions) await change({ stable });
    for (const url of ['/shell/2.0.0/browser/main.css', supplement])
      expect((await get(url)).statusCode).toBe(404);
    expect((await get(`/shell/${own}/browser/main.js`)).statusCode).toBe(200);
    await change({ stable: '2.0.0' });
    expect(await brand()).toBe('Shell 2.0.0');
    for (const url of ['/shell/2.0.0/browser/main.css', supplement])
      expect((await get(url)).statusCode).toBe(200);
  });

  it('is live for a share of visitors as a canary, and for those who request it', async () => {
    const { brand, change, get } = await aSiteWith(aShellRelease('2.0.0'), aShellRelease('1.9.0'));
    await change({ stable: '1.9.0', canary: { version: '2.0.0', percent: 99, salt: 'a' } });
    const visitors = Array.from({ length: 20 }, (_, index) => String(index).padStart(22, 'v'));
    const brands = new Set<string | undefined>();
    for (const visitor of visitors)
      brands.add(await brand('/exchange', { cookie: `__Host-visitor=${visitor}` }));
    expect(brands).toContain('Shell 2.0.0');
    const robot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    expect(await brand('/exchange', robot)).toBe('Shell 1.9.0');

    const asked = await get('/exchange?mfe=shell@2.0.0');
    const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
    const page = await get('/exchange', { cookie });
    expect(page.body).toContain('<header>Shell 2.0.0</header>');
    expect(page.headers['cache-control']).toContain('no-store');
    expect(pageDataOf(page.body)).toMatchObject({
      pins: [{ name: 'mfe-exchange' }],
      overrides: ['shell@2.0.0'],
    });
  });

  it('is there after a restart without the store', async () => {
    const { config, server, store } = await aSiteWith(aShellRelease('2.0.0'));
    await server.stop();
    store.isDown = true;
    const again = await createShellServer(config, { source: store });
    try {
      await again.notify();
      expect((await again.app.inject('/nonsense')).body).toContain('<header>Shell 2.0.0</header>');
    } finally {
      await again.stop();
    }
  });

  it('is among the versions in use, but is not a pin', async () => {
    const { get } = await aSiteWith(aShellRelease('2.0.0'), aShellRelease('1.9.0'));
    expect((await get('/composition')).json()).toMatchObject({
      pins: [{ name: 'mfe-exchange' }],
      versions: { shell: ['2.0.0', '1.9.0'] },
    });
  });

  it('is named in its pages with the reason, so that open ones detect its withdrawal', async () => {
    const { get, change } = await aSiteWith(aShellRelease('2.0.0'), aShellRelease('1.9.0'));
    const namedIn = async (url: string, headers: Record<string, string> = {}) =>
      pageDataOf((await get(url, headers)).body).releasedShell;
    expect(await namedIn('/exchange')).toEqual({ version: '2.0.0', why: 'stable' });
    const asked = await get('/exchange?mfe=shell@1.9.0');
    const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
    expect(await namedIn('/exchange', { cookie })).toEqual({ version: '1.9.0', why: 'override' });
    await change({ stable: '1.9.0', previous: [] });
    expect(await namedIn('/exchange')).toEqual({ version: '1.9.0', why: 'stable' });
  });

  it('is not named in a page that has another shell', async () => {
    const broken = { chrome: BROKEN };
    const { get } = await aSiteWith(aShellRelease('2.0.0', broken), aShellRelease('1.9.0', broken));
    expect(pageDataOf((await get('/exchange')).body).releasedShell).toBeUndefined();
  });

  it.each([
    {
      what: 'the version before if its chrome fails',
      shells: [aShellRelease('2.0.0', { chrome: BROKEN }), aShellRelease('1.9.0')],
      shown: 'Shell 1.9.0',
    },
    {
      what: 'the shell of the server if no version renders',
      shells: [aShellRelease('2.0.0', { chrome: BROKEN }), aShellRelease('1.9.0', { chrome: BROKEN })],
      shown: 'Coinlane',
    },
    {
      what: 'the version before if it is for servers with newer contracts',
      shells: [aShellRelease('2.0.0', { contract: '^0.2.0' }), aShellRelease('1.9.0')],
      shown: 'Shell 1.9.0',
    },
  ])('is replaced by $what', async ({ shells, shown }) => {
    const { brand } = await aSiteWith(...shells);
    expect(await brand()).toBe(shown);
  });

  it('degrades the server if its chrome fails', async () => {
    const { brand, get } = await aSiteWith(aShellRelease('2.0.0', { chrome: BROKEN }));
    for (const page of ['1', '2', '3']) await brand(`/exchange?page=${page}`);
    expect((await get('/readyz')).json()).toMatchObject({
      status: 'degraded',
      reasons: [expect.stringMatching(/^shell@2.0.0 fails on the server/)],
    });
  });
});
