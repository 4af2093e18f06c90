import type { Page } from '@playwright/test';

import { ownOrder } from '../support/own-order.ts';
import { expect, test } from '../support/test.ts';

const PATHS = [
  '/exchange',
  '/currencies',
  '/currencies/bitcoin/ethereum',
  '/from-bitcoin',
  '/swap/now',
  '/blog',
  '/for-partners',
  '/pro',
  '/nope',
] as const;

const STYLE_SHEET = /\/browser\/[^?]*\.css$/;

/** Place, size and looks of each visible element. */
const drawn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, boxShadow, fontSize, fontWeight } =
          getComputedStyle(element);
        return [
          `${element.tagName}.${element.getAttribute('class') ?? ''}`,
          [x, y, width, height].map(Math.round).join(),
          [color, backgroundColor, borderColor, boxShadow, fontSize, fontWeight].join('; '),
        ].join(' ');
      }),
  );

/** Opens the page without scripts, and its style sheets only when told. */
const openWithoutSheets = async (page: Page, path: string) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(STYLE_SHEET, async (route) => {
    await released;
    await route.continue();
  });
  // fonts can load at any time, before or after the scripts
  await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('head > link[rel=stylesheet]') !== null);
  return {
    release: async () => {
      release();
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ sheet }) => sheet !== null,
        ),
      );
    },
  };
};

const expectSameWithSheets = async (page: Page, path: string): Promise<void> => {
  const { release } = await openWithoutSheets(page, path);
  // painted, although no style sheet has come
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const first = await drawn(page);
  expect(first.length).toBeGreaterThan(20);
  await release();
  const then = await drawn(page);
  const changed = then.flatMap((line, at) => (line === first[at] ? [] : [[first[at], line]]));
  expect.soft(changed, path).toEqual([]);
  expect.soft(then).toHaveLength(first.length);
  await page.unrouteAll({ behavior: 'wait' });
};

for (const { device, width } of [
  { device: 'a phone', width: 390 },
  { device: 'a desktop', width: 1280 },
])
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const colorScheme of ['light', 'dark'] as const)
      test(`a page is painted before its style sheets load, which change nothing in ${colorScheme}`, async ({
        page,
        sandbox,
        baseURL,
        problems,
      }) => {
        problems.allow(/status of 404.*\/nope/, /Failed to load resource/, /ERR_FAILED/);
        const { id } = await ownOrder({ page, sandbox, baseURL }, { amount: '0.1' });
        await page.emulateMedia({ colorScheme });
        for (const path of [...PATHS, `/exchange/txs/${id}`]) await expectSameWithSheets(page, path);
      });
  });

test('without scripts a page loads its style sheets as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (STYLE_SHEET.test(response.url()) && response.ok()) loaded.push(response.url());
  });
  await page.goto('/exchange');
  await expect.poll(() => loaded.length).toBe(2);
  await context.close();
});
