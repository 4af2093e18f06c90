import { expectAccessible } from '../support/accessibility.ts';
import { overflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

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

/** Pages whose axe is another journey's. */
const ALSO_NARROW = [
  '/currencies/bitcoin/ethereum',
  '/from-bitcoin',
  '/all-currencies-buy',
  '/swap/now',
  '/contact',
] as const;

for (const path of PAGES) {
  test(`${path} has no axe violation`, async ({ page, problems }) => {
    problems.allow(/status of 404.*\/nope/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  });
}

test('the gallery of components has no axe violation', async ({ page }) => {
  await page.goto('/__ui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, '/__ui');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of ['', '/de']) {
    test(`no page of ${language === '' ? 'English' : 'German'} is wider than 390 px, light or dark`, async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 404.*\/nope/);
      for (const path of [...PAGES, ...ALSO_NARROW]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(`${language}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await overflow(page), `${language}${path}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
});
