import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

const PAGE = `exports.render = async () => ({ status: 200, html: '', state: null, head: { title: 't' }, isCacheable: false });`;
const HOST = 'https://web.telegram.org';

describe('origins that may frame a page', () => {
  let site: TestSite;
  beforeAll(async () => {
    const vapid = { publicKey: null, privateKey: null, subject: null };
    site = await aSite([aRelease('mfe-exchange', '1.0.0', PAGE)], {
      config: { messaging: { vapid, botToken: null, miniAppOrigins: [HOST] } },
    });
  });
  afterAll(() => site.close());

  it.each([
    { path: '/tg-app/txs/a1b2c3', ancestors: HOST },
    { path: '/de/tg-app/txs/a1b2c3', ancestors: HOST },
    { path: '/exchange/txs/a1b2c3', ancestors: "'none'" },
    { path: '/exchange?next=/tg-app/', ancestors: "'none'" },
  ])('$path: $ancestors', async ({ path, ancestors }) => {
    const { headers } = await site.server.app.inject({ url: path });
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors};`);
  });
});
