import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../support/remote-variant.ts';
import { expectCurrencies } from '../support/two-versions.ts';

const FRAGMENTS = [
  {
    id: 'S01',
    what: 'throws',
    code: 'exports.render = () => { throw new Error("thrown by the fragment"); };',
  },
  { id: 'S01', what: 'hangs in a busy loop', code: 'exports.render = () => { for (;;); };' },
  { id: 'S01', what: 'waits for ever', code: 'exports.render = () => new Promise(() => {});' },
  { id: 'S01', what: 'ends its process', code: 'exports.render = () => process.exit(1);' },
  { id: 'S01', what: 'answers garbage', code: 'exports.render = () => Promise.resolve({ html: 5 });' },
  {
    id: 'S01',
    what: 'answers 50 MB',
    code: 'exports.render = () => Promise.resolve({ status: 200, html: "x".repeat(5e7), state: {}, head: {} });',
  },
  { id: 'S02', what: 'is no JavaScript', code: '<!doctype html><title>nothing here</title>' },
  { id: 'S02', what: 'exports nothing', code: 'module.exports = {};' },
] as const;

/** A page is not late because another page's fragment is broken. */
const NEIGHBOUR_MS = 2_500;
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

for (const [index, { id, what, code }] of FRAGMENTS.entries()) {
  test(`${id} a fragment ${what}: the browser fills its place, and other pages are served in time`, async ({
    page,
    site,
    request,
  }) => {
    const variant = await makeVariant('mfe-listing', `fragment${String(index)}`, (path, text) =>
      path === 'server/server.cjs' ? code : text,
    );
    await site.release(variant);

    const broken = page.goto('/currencies');
    const askedAt = performance.now();
    const neighbour = await request.get(`${site.origin}/terms-of-use`);
    expect(neighbour.status()).toBe(200);
    expect(performance.now() - askedAt).toBeLessThan(NEIGHBOUR_MS);

    expect((await broken)?.status()).toBe(200);
    await expectCurrencies(page);
    const forBots = await request.get(`${site.origin}/currencies`, { headers: { 'user-agent': BOT } });
    expect(forBots.status()).toBe(503);
  });
}
