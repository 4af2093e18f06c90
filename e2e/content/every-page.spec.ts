import type { APIRequestContext, Page } from '@playwright/test';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { ROUTE_TABLE } from '../../shell/src/routing/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/names.ts';
import { tierOf } from '../support/tier.ts';
import { htmlProblems } from '../support/valid-html.ts';

/** A real page for each route with parameters. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/blog/page/:page': '/blog/page/2',
  '/blog/search': '/blog/search?q=memo',
  '/blog/search/page/:page': '/blog/search/page/1?q=a',
  '/blog/category/:name': '/blog/category/safety',
  '/blog/category/:name/page/:page': '/blog/category/safety/page/1',
  '/blog/author/:name': '/blog/author/coinlane-team',
  '/blog/author/:name/page/:page': '/blog/author/coinlane-team/page/1',
  '/blog/:post': '/blog/memo-and-tag',
  '/for-partners/:slug': '/for-partners/shops',
};

/** Spec §2 "Staking", "Blog", "Loans and partners", "Business and information pages", "Legal". */
const PAGES = [
  ...ROUTE_TABLE.filter(({ remote }) => remote === 'mfe-content').map(({ path }) => EXAMPLES[path] ?? path),
  '/blog/search',
];

/** One of each kind of screen, in two parallel tests. */
const SAMPLES = [
  { kind: 'text', paths: ['/for-partners', '/api', '/terms-of-use'] },
  { kind: 'other', paths: ['/reviews', '/contact', '/blog', '/blog/memo-and-tag'] },
] as const;

const LEAST_WORDS = 40;

/** Server-rendered HTML of a page. If a busy server leaves it to the browser, it is requested again. */
const renderedPage = async (request: APIRequestContext, path: string) => {
  let [html, status] = ['', 0];
  await expect(async () => {
    const reply = await request.get(path);
    [html, status] = [await reply.text(), reply.status()];
    expect(html).toContain('<h1>');
  }).toPass();
  return { html, status };
};

const wordsIn = (html: string): number => {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const text = main.replace(/<[^>]+>/g, ' ');
  return Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text)).filter(
    ({ isWordLike }) => isWordLike,
  ).length;
};

/** Expects a page without errors that hydrates, fits a narrow screen and has no axe violation. */
const expectGoodPage = async (page: Page, path: string, language: string): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(page.locator('[data-slot="mfe-content"][data-state="ready"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect.soft(isWider, `${path} is wider than the screen`).toBe(false);
  // the last part that arrives changes the length of the page
  await expect(
    page.getByRole('button', { name: textsOf('shell', language)('developer.open') }),
  ).toBeVisible();
  // the developer panel is fixed to the window: it covers content except at the end of the page
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page, path);
};

for (const language of LANGUAGES) {
  const prefix = language === 'en' ? '' : `/${language}`;

  test(
    `every page of text in ${language} returns 200 with its text, valid and complete without scripts`,
    tierOf(language === 'en'),
    async ({ request }) => {
      for (const path of PAGES) {
        const { html, status } = await renderedPage(request, `${prefix}${path}`);
        expect.soft(status, path).toBe(200);
        expect.soft(wordsIn(html), path).toBeGreaterThan(LEAST_WORDS);
        expect.soft(html.match(/<h1>/g), path).toHaveLength(1);
        expect.soft(html, path).toContain(`<html lang="${language}"`);
        expect.soft(html, path).toMatch(/<meta name="description" content="[^"]{20,}/);
        expect.soft(await htmlProblems(html), path).toEqual([]);
      }
    },
  );

  for (const { kind, paths } of SAMPLES)
    test(
      `${kind} pages in ${language} hydrate silently, fit 390 px and have no axe violation`,
      tierOf(language === 'en'),
      async ({ page }) => {
        for (const path of paths)
          await test.step(path, () => expectGoodPage(page, `${prefix}${path}`, language));
      },
    );
}

test('the message of the contact form has room for several lines', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeVisible();
  expect((await message.boundingBox())?.height).toBeGreaterThan(120);
});

test('a text that does not exist returns 404', async ({ request }) => {
  for (const path of [
    '/blog/nobody-wrote-this',
    '/blog/page/99',
    '/blog/category/sports',
    '/blog/author/nobody',
    '/de/for-partners/rockets',
    '/blog/page/0',
  ]) {
    // if a busy server leaves the page to the browser, it is requested again
    await expect(async () => {
      const reply = await request.get(path);
      expect(reply.status(), path).toBe(404);
      expect(await reply.text(), path).toContain('<meta name="robots" content="noindex">');
    }).toPass({ timeout: 60_000 });
  }
});
