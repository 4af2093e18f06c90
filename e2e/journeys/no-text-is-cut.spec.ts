import { ROUTE_TABLE } from '../../shell/src/routing/index.ts';
import { cutTexts } from '../support/cut-text.ts';
import { expect, test } from '../support/test.ts';

/** Values of path parameters. Paths that need an order or a loan have their own journeys. */
const PARTS: Readonly<Record<string, string>> = {
  link: 'bitcoin',
  fromLink: 'bitcoin',
  toLink: 'ethereum',
  fiatLink: 'us-dollar',
  coinLink: 'bitcoin',
  tokenSlug: 'now',
  page: '1',
};

const addressOf = (pattern: string): string | null => {
  const path = pattern.replace('*', '').replace(/:(\w+)/g, (part, name: string) => PARTS[name] ?? part);
  return path.includes(':') ? null : path;
};

const PATHS = ROUTE_TABLE.map(({ path }) => addressOf(path)).filter((path) => path !== null);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

// the first tier checks a page of each kind in German: `every-page-fits`
for (const language of ['de', 'ru'])
  test(
    `at 390 px no text of any page in ${language} is cut`,
    { tag: '@long' },
    async ({ page, problems }) => {
      test.slow();
      problems.allow(/status of 404/);
      for (const path of PATHS) {
        await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await cutTexts(page), `/${language}${path}`).toEqual([]);
      }
    },
  );
