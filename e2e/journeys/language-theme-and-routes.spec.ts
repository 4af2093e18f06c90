import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';
import { tierOf } from '../support/tier.ts';

const LANGUAGES = ['ru', 'ko', 'pt', 'de', 'es', 'fr', 'ja', 'id'] as const;

test('the language switch opens the same page in the other language, with its parameters', async ({
  page,
}) => {
  await page.goto('/currencies?sort=abc');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'EN' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/currencies\?sort=abc$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

/** URLs of the navigation links in server-rendered HTML. */
const navigationLinks = (html: string): readonly string[] =>
  [...html.matchAll(/<nav[ >].*?<\/nav>/gs)].flatMap(([nav]) =>
    [...nav.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href),
  );

test('every link of the navigation keeps the prefix of the language', async ({ request }) => {
  for (const language of LANGUAGES) {
    const html = await (await request.get(`/${language}/currencies`)).text();
    expect.soft(html).toContain(`<html lang="${language}"`);
    const links = navigationLinks(html);
    expect.soft(links.length, language).toBeGreaterThan(5);
    expect.soft(links.filter((href) => href.startsWith('/') && !href.startsWith(`/${language}`))).toEqual([]);
  }
});

test('a chosen theme is in the next page before its first script', async ({ page, request, baseURL }) => {
  const html = page.locator('html');
  await page.goto('/exchange');
  const button = page.getByRole('button', { name: /^Theme:/ });
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await button.click();
  await expect(button).toHaveAccessibleName('Theme: dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');

  const cookie = async () => (await page.context().cookies(baseURL)).find(({ name }) => name === 'theme');
  await expect.poll(async () => (await cookie())?.value).toBe('dark');
  const reply = await request.get('/exchange', { headers: { cookie: 'theme=dark' } });
  expect(await reply.text()).toMatch(/<html [^>]*data-theme="dark"/);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a page that does not exist returns 404 with a heading and links', async ({ request }) => {
  for (const path of ['/404', '/nope', '/de/nope', '/blog/x/y/z/nope', '/exchange/txs/doesnotexist']) {
    // if a busy server leaves the page to the browser, it is requested again
    await expect(async () => {
      const reply = await request.get(path);
      expect(reply.status(), path).toBe(404);
      const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await reply.text()) ?? [];
      expect(main, path).toMatch(/<h1[^>]*>[^<]/);
      expect(main, path).toMatch(/<a [^>]*href="/);
    }).toPass({ timeout: 60_000 });
  }
});

for (const { path, isFirstTier } of [
  { path: '/blog/x/y/z/nope', isFirstTier: true },
  { path: '/exchange/txs/doesnotexist', isFirstTier: true },
  { path: '/404', isFirstTier: false },
  { path: '/nope', isFirstTier: false },
  { path: '/de/nope', isFirstTier: false },
])
  test(`the browser shows that ${path} does not exist`, tierOf(isFirstTier), async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await expect(async () => {
      expect((await page.goto(path))?.status()).toBe(404);
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

/** Records all announcements from now on: each replaces the previous one. */
const announcements = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = (): void => {
      for (const status of document.querySelectorAll('[role="status"], [aria-live]'))
        texts.push(status.textContent);
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  return () => said.evaluate((texts) => [...new Set(texts)]);
};

test('after a change of page the heading has the focus and the title is announced', async ({ page }) => {
  await page.goto('/exchange');
  // a click on a link before hydration loads a new document
  await expect(page.locator('main [data-state="ready"]')).toBeAttached();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  const said = await announcements(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const heading = page.getByRole('heading', { level: 1 });
  for (const [link, words] of [
    ['Currencies', 'Currencies'],
    ['Exchange', 'Exchange crypto, wallet to wallet'],
  ] as const) {
    await navigation.getByRole('link', { name: link, exact: true }).click();
    await expect(heading).toHaveText(words);
    await expect(heading).toBeFocused();
    await expect
      .poll(async () => {
        const title = await page.title();
        return (await said()).filter((text) => text.includes(title));
      })
      .not.toEqual([]);
  }
  expect(documents, 'pages loaded anew').toEqual([]);
});
