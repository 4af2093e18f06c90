import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import { layoutShift } from '../support/layout-shifts.ts';
import { expectCurrencies } from '../support/two-versions.ts';

type BrokenFragment = {
  readonly id: string;
  readonly what: string;
  readonly code: string;
  /** Second tier: `shell/server/pages/fragments/fragment-faults.test.ts` has the same row without a browser. */
  readonly isLong?: true;
};

const FRAGMENTS: readonly BrokenFragment[] = [
  {
    id: 'S01',
    what: 'throws',
    code: 'exports.render = () => { throw new Error("thrown by the fragment"); };',
    isLong: true,
  },
  { id: 'S01', what: 'hangs in a busy loop', code: 'exports.render = () => { for (;;); };' },
  { id: 'S01', what: 'never ends', code: 'exports.render = () => new Promise(() => {});', isLong: true },
  { id: 'S01', what: 'ends its process', code: 'exports.render = () => process.exit(1);', isLong: true },
  {
    id: 'S01',
    what: 'answers garbage',
    code: 'exports.render = () => Promise.resolve({ html: 5 });',
    isLong: true,
  },
  {
    id: 'S01',
    what: 'answers 50 MB',
    code: 'exports.render = () => Promise.resolve({ status: 200, html: "x".repeat(5e7), state: {}, head: {} });',
    isLong: true,
  },
  { id: 'S02', what: 'is not JavaScript', code: '<!doctype html><title>nothing here</title>', isLong: true },
  { id: 'S02', what: 'exports nothing', code: 'module.exports = {};', isLong: true },
];

/** Content that moves up from below its skeleton is more than half of the screen. */
const MAX_SHIFT = 0.3;

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

for (const [index, { id, what, code, isLong }] of FRAGMENTS.entries()) {
  test(
    `${id} a fragment ${what}: the browser fills its place, and other pages are served meanwhile`,
    { tag: isLong === true ? '@long' : [] },
    async ({ page, site, request }) => {
      const variant = await makeVariant('mfe-listing', `fragment${String(index)}`, (path, text) =>
        path === 'server/server.cjs' ? code : text,
      );
      await site.release(variant);
      const askNeighbour = () => request.get(`${site.origin}/terms-of-use`);
      await expect.poll(async () => (await askNeighbour()).status()).toBe(200);

      const broken = page.goto('/currencies');
      // without a limit of time: `shell/server/pages/fragments/fragment-faults.test.ts` tests that other threads render meanwhile
      expect((await askNeighbour()).status()).toBe(200);

      expect((await broken)?.status()).toBe(200);
      await expectCurrencies(page);
      expect(await layoutShift(page), 'content moves when it fills its place').toBeLessThan(MAX_SHIFT);
      const forBots = await request.get(`${site.origin}/currencies`, { headers: { 'user-agent': BOT } });
      expect(forBots.status()).toBe(503);
    },
  );
}
