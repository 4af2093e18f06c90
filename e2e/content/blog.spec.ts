import { textsOf } from '../support/names.ts';
import { expect, test } from '../support/test.ts';
import { tierOf } from '../support/tier.ts';

for (const { language, query, least } of [
  { language: 'en', query: 'memo tag', least: 1 },
  { language: 'de', query: 'adresse', least: 1 },
  { language: 'ja', query: 'USDT', least: 1 },
]) {
  const prefix = language === 'en' ? '' : `/${language}`;
  const text = textsOf('mfe-content', language);

  test(
    `the blog is searched by keyboard in ${language} and shows the number of results`,
    tierOf(language !== 'de'),
    async ({ page }) => {
      await page.goto(`${prefix}/blog`);
      await expect(page.locator('[data-slot="mfe-content"][data-state="ready"]')).toBeVisible();
      await page.getByRole('searchbox', { name: text('blog.searchLabel') }).focus();
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');

      const [before = ''] = text('blog.found').split('{{total}}');
      const found = page.getByRole('main').getByRole('status').filter({ hasText: before.trim() });
      await expect(found).toBeVisible();
      expect(Number(/\d+/.exec(await found.innerText())?.[0])).toBeGreaterThanOrEqual(least);
      await expect(page).toHaveURL(new RegExp(`${prefix}/blog/search\\?q=`));
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(query);
    },
  );
}

test('a reader goes from the list to a post, its author and its feed', async ({ page, request }) => {
  await page.goto('/blog');
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await expect(page.locator('[data-slot="mfe-content"][data-state="ready"]')).toBeVisible();

  await test.step('When a category and a post of it are opened', async () => {
    await main.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Safety' }).click();
    await expect(heading).toHaveText('Category: Safety');
    await main.getByRole('link', { name: /^Memo/ }).click();
    await expect(heading).toHaveText(/^Memo/);
    await expect(heading).toBeFocused();
  });

  await test.step('Then it shows date, author and reading time, and the next posts', async () => {
    await expect(main.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    await expect(main.getByText(/^\d+ min to read$/).first()).toBeVisible();
    await expect(main.getByRole('region', { name: 'Read next' }).getByRole('listitem')).toHaveCount(3);
    await main.getByRole('link', { name: 'All posts of this author' }).click();
    await expect(heading).toHaveText('Author: Coinlane support');
  });

  await test.step('Then the newsletter loads once it is scrolled into view', async () => {
    await main.getByRole('heading', { name: 'Newsletter' }).scrollIntoViewIfNeeded();
    await expect(main.getByRole('form', { name: 'Newsletter' })).toBeVisible();
  });

  await test.step('Then there is a feed in each language, linked in the head', async () => {
    // if a busy server leaves the page to the browser, it is requested again
    await expect(async () => {
      const html = await (await request.get('/ja/blog')).text();
      const [, href = ''] =
        /<link rel="alternate" type="application\/rss\+xml" [^>]*href="([^"]+)"/.exec(html) ?? [];
      expect(href).toBe('/ja/blog/rss.xml');
    }).toPass();
    const feed = await request.get('/ja/blog/rss.xml');
    expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const xml = await feed.text();
    expect(xml.match(/<item>/g)?.length).toBeGreaterThan(9);
    expect(xml).toContain('<language>ja</language>');
  });
});

test('the text of a page loads on navigation, and earlier when its link has the focus', async ({ page }) => {
  await page.goto('/for-partners');
  await expect(page.locator('[data-slot="mfe-content"][data-state="ready"]')).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Where to go from here' }).getByRole('link').first();
  const target = `/gateway/content/pages${(await link.getAttribute('href')) ?? ''}`;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === target) asked.push(pathname);
  });
  await link.focus();
  await expect.poll(() => asked).toHaveLength(1);
  const title = await link.innerText();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('the sitemap has the posts, and a text that is missing in a language has its English address', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemaps/en/blog.xml')).text();
  expect(sitemap).toContain('/blog/memo-and-tag</loc>');
  expect(sitemap).toContain('/blog/category/safety</loc>');

  let german = '';
  // if a busy server leaves the page to the browser, it is requested again
  await expect(async () => {
    german = await (await request.get('/de/blog/memo-and-tag')).text();
    expect(german).toContain('<article');
  }).toPass();
  const named = [...german.matchAll(/hreflang="([a-z]{2})"/g)].map(([, language]) => language);
  const isTranslated = named.includes('de');
  expect(named).toContain('en');
  expect(german).toMatch(
    isTranslated
      ? /<link rel="canonical" href="[^"]*\/de\/blog\/memo-and-tag">/
      : /<link rel="canonical" href="[^"]*[^e]\/blog\/memo-and-tag">/,
  );
  expect(/<article[^>]* lang="en"/.test(german)).toBe(!isTranslated);
});
