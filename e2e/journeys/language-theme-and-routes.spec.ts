import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';

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

for (const language of LANGUAGES) {
  test(`the prefix /${language} holds on the way through the site`, async ({ page }) => {
    await page.goto(`/${language}/currencies`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(5);
    expect(
      links.filter((href) => href?.startsWith('/') === true && !href.startsWith(`/${language}`)),
    ).toEqual([]);
  });
}

test('a chosen theme is in the next page before its first script', async ({ page, request, baseURL }) => {
  const html = page.locator('html');
  await page.goto('/exchange');
  const button = page.getByRole('button', { name: /^Theme:/ });
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await button.click();
  await expect(button).toHaveAccessibleName('Theme: dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');

  const cookie = (await page.context().cookies(baseURL)).find(({ name }) => name === 'theme');
  expect(cookie?.value).toBe('dark');
  const reply = await request.get('/exchange', { headers: { cookie: 'theme=dark' } });
  expect(await reply.text()).toMatch(/<html [^>]*data-theme="dark"/);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

for (const path of ['/404', '/nope', '/de/nope', '/blog/x/y/z/nope', '/exchange/txs/doesnotexist']) {
  test(`${path} is not found, in words and by its status`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

/** Everything that is announced from now on: one announcement takes the place of the other. */
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
  await expect(page.getByRole('textbox', { name: 'You send' })).toBeEditable();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  const said = await announcements(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const heading = page.getByRole('heading', { level: 1 });
  for (const [link, words] of [
    ['Currencies', 'Currencies'],
    ['Exchange', 'Exchange crypto'],
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
