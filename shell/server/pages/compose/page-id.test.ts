import { createPageIds } from '../../releases/beacons/index.ts';
import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

const CACHEABLE = `exports.render = async () => ({ status: 200, html: '<h1>a</h1>', state: {}, isCacheable: true, head: { title: 't' } });`;
const PROXY = { 'x-nonce-mark': 'abcdefghijklmnopqrstuvwx', 'x-forwarded-for': '203.0.113.7' };

describe('the ID of a page load', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await aSite([aRelease('mfe-content', '1.0.0', CACHEABLE)], {
      config: { trustedProxies: ['127.0.0.1'] },
    });
    site.store.releases.push(aRelease('mfe-content', '1.1.0', CACHEABLE));
  });
  afterAll(() => site.close());

  const idIn = async (headers: Record<string, string> = {}): Promise<string | undefined> => {
    const { body } = await site.server.app.inject({ url: '/blog/a', headers });
    return /"pageId":"([^"]*)","serverTime":\d/.exec(body)?.[1];
  };
  const read = (id: string | undefined) =>
    createPageIds(site.config.csrfSecret ?? '').read(id ?? '', Date.now());

  it('is new in each response, also of a cached page and with gzip', async () => {
    const ids = [await idIn(), await idIn(), await idIn({ 'accept-encoding': 'identity' })];
    expect(new Set(ids.map((id) => read(id)?.id)).size).toBe(3);
    const { revision } = site.store.composition;
    expect(ids.map(read)).toEqual(ids.map(() => ({ id: expect.any(String), revision, trial: [] })));
  });

  it('is empty in a page for a shared cache', async () => {
    expect(await idIn(PROXY)).toBe('');
  });

  it('contains the canary of the visitor', async () => {
    const { revision, remotes } = site.store.composition;
    const canary = { version: '1.1.0', percent: 100, salt: 'salt' };
    const content = { stable: '1.0.0', previous: [], canary };
    site.store.composition = { revision: revision + 1, remotes: { ...remotes, 'mfe-content': content } };
    await site.server.notify();
    expect(read(await idIn(PROXY))).toMatchObject({ revision: revision + 1, trial: ['mfe-content@1.1.0'] });
  });
});
