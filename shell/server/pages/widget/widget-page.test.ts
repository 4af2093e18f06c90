import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

const PAGE = `exports.render = async () => ({ status: 200, html: '<p>x</p>', state: null, head: { title: 't' }, isCacheable: true });`;
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the widget’s page', () => {
  let site: TestSite;
  const ask = (url: string) => site.server.app.inject({ url });
  beforeAll(async () => {
    site = await aSite([aRelease('mfe-exchange', '1.0.0', PAGE), aRelease('mfe-content', '1.0.0', PAGE)]);
  });
  afterAll(() => site.close());

  it.each([
    { path: '/embed', ancestors: '*' },
    { path: '/de/embed?from=btc', ancestors: '*' },
    { path: '/exchange', ancestors: "'none'" },
    { path: '/exchange?next=/embed', ancestors: "'none'" },
    { path: '/embed/more', ancestors: "'none'" },
    { path: '/widget', ancestors: "'none'" },
    { path: '/embed/colours.css', ancestors: "'none'" },
  ])('may be framed at $path by $ancestors', async ({ path, ancestors }) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors};`);
  });

  it.each([
    { path: '/embed', html: '<html lang="en" dir="ltr" data-theme="light">' },
    { path: '/embed?lang=de-DE&darkMode=true', html: '<html lang="de" dir="ltr" data-theme="dark">' },
    { path: '/ja/embed', html: '<html lang="ja" dir="ltr" data-theme="light">' },
    { path: '/ja/embed?lang=fr', html: '<html lang="fr" dir="ltr" data-theme="light">' },
    { path: '/embed?lang=xx', html: '<html lang="en" dir="ltr" data-theme="light">' },
  ])('uses language and look of its URL: $path', async ({ path, html }) => {
    expect((await ask(path)).body).toContain(html);
  });

  it('has its own token and colours, and is not cached', async () => {
    const { body, headers } = await ask('/embed?color=FF7A00');
    expect(dataOf(body)).toMatchObject({ csrfToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    expect(body).toContain('id="widget-colours" href="/embed/colours.css?color=%23FF7A00"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  });

  it('is the only page with either', async () => {
    const { body } = await ask('/exchange');
    expect(dataOf(body)).not.toHaveProperty('csrfToken');
    expect(body).not.toContain('widget-colours');
  });

  it.each([
    { query: '', has: '--color-page:#FFFFFF;' },
    { query: '?darkMode=true', has: '--color-page:#2B2B35;' },
    { query: '?backgroundColor=fff4e0', has: '--color-page:#FFF4E0;' },
    { query: '?darkMode=true', has: '--color-secondary:#393943;' },
    { query: '?color=ff7a00', has: '--color-brand:#FF7A00;' },
    { query: '?color=red;}*{display:none', has: '--color-brand:#00C26F;' },
    { query: '?color=%23000000', has: '--color-on-brand:#FFFFFF;' },
  ])('has the colours of $query', async ({ query, has }) => {
    const { body, headers } = await ask(`/embed/colours.css${query}`);
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(body).toContain(has);
    expect(body).not.toMatch(/red|display/);
  });
});

describe('?link_id= (spec §9 "Stored identifiers")', () => {
  let site: TestSite;
  const keptBy = async (url: string) =>
    (await site.server.app.inject({ url })).cookies.find(({ name }) => name === '__Host-linkId');
  beforeAll(async () => {
    site = await aSite([aRelease('mfe-exchange', '1.0.0', PAGE)]);
  });
  afterAll(() => site.close());

  it('is stored for thirty days, readable by the page', async () => {
    const cookie = await keptBy('/exchange?link_id=0123456789abcd&from=btc');
    expect(cookie).toMatchObject({ value: '0123456789abcd', maxAge: 2_592_000, path: '/', sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('httpOnly');
  });

  it.each([
    '/exchange',
    '/exchange?link_id=',
    '/exchange?link_id=a%20b',
    '/exchange?link_id=a&link_id=b',
    '/embed?link_id=abc',
  ])('%s is not stored', async (url) => {
    expect(await keptBy(url)).toBeUndefined();
  });
});
