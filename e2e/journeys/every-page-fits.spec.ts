import { expectAccessible } from '../support/accessibility.ts';
import { cutTexts } from '../support/cut-text.ts';
import { overflow } from '../support/overflow.ts';
import { serveShortLists } from '../support/short-lists.ts';
import { expect, test } from '../support/test.ts';
import { tierOf } from '../support/tier.ts';

const PAGES = [
  '/exchange',
  '/currencies',
  '/swap',
  '/terms-of-use',
  '/pro',
  '/blog',
  '/for-partners',
  '/nope',
] as const;

/** Pages that other journeys check with axe in English, in both themes. */
const CHECKED_ELSEWHERE: readonly string[] = ['/currencies', '/terms-of-use', '/blog', '/for-partners'];

/** Pages that are checked only for their width. */
const ALSO_NARROW = [
  '/currencies/bitcoin/ethereum',
  '/from-bitcoin',
  '/all-currencies-buy',
  '/swap/now',
  '/contact',
] as const;

for (const path of PAGES) {
  test(
    `${path} has no axe violation`,
    tierOf(!CHECKED_ELSEWHERE.includes(path)),
    async ({ page, problems }) => {
      problems.allow(/status of 404.*\/nope/);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    },
  );
}

test('the gallery of components has no axe violation', async ({ page }) => {
  await page.goto('/__ui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, '/__ui');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Halves of the list, for two parallel tests. */
  const NARROW = [...PAGES, ...ALSO_NARROW];
  const HALVES = [NARROW.slice(0, NARROW.length / 2), NARROW.slice(NARROW.length / 2)];

  for (const { language, prefix } of [
    // German words are longer: what fits in German fits in English
    { language: 'German', prefix: '/de' },
    { language: 'English', prefix: '' },
  ])
    for (const [index, paths] of HALVES.entries())
      test(
        `no ${language} page is wider than 390 px or cuts a word, light or dark (${String(index + 1)})`,
        tierOf(language === 'German'),
        async ({ page, request, sandbox, problems }) => {
          if (language === 'German') await serveShortLists(request, sandbox);
          problems.allow(/status of 404.*\/nope/);
          for (const path of paths) {
            await page.emulateMedia({ colorScheme: 'light' });
            await page.goto(`${prefix}${path}`);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await page.evaluate(() => document.fonts.ready);
            expect.soft(await overflow(page), `${prefix}${path}, light`).toEqual([]);
            expect.soft(await cutTexts(page), `${prefix}${path}`).toEqual([]);
            await page.emulateMedia({ colorScheme: 'dark' });
            expect.soft(await overflow(page), `${prefix}${path}, dark`).toEqual([]);
          }
        },
      );
});
