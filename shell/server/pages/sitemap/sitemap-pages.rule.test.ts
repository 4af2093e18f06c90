import { pagesOf } from './sitemap-pages.rule.ts';
import { aListedCurrency, listed } from './listed.fixture.ts';

const NO_TEXTS = { pages: [], posts: [], categories: [], authors: [] };
const pathsOf = (...asked: Parameters<typeof pagesOf>) => pagesOf(...asked).map(({ path }) => path);

describe('the pages of the sitemap (spec §2 "Route list")', () => {
  it('include each page with one public URL', () => {
    const pages = pathsOf('pages', listed);

    expect(pages).toEqual(
      expect.arrayContaining([
        '/exchange',
        '/currencies',
        '/all-currencies-buy',
        '/all-currencies-exchange',
        '/blog',
        '/terms-of-use',
      ]),
    );
    expect(pages.filter((path) => /[:*]|^\/pro(?:\/|$)|txs|search|history/.test(path))).toEqual([]);
  });

  it.each([
    { section: 'currencies', paths: ['/currencies/bitcoin', '/currencies/ethereum', '/currencies/a%26b'] },
    { section: 'coin-pairs', paths: ['/from-bitcoin', '/from-ethereum', '/from-a%26b'] },
    { section: 'pairs', paths: ['/currencies/bitcoin/ethereum', '/currencies/ethereum/bitcoin'] },
    {
      section: 'blog',
      paths: ['/blog/category/safety', '/blog/author/coinlane-team', '/blog/memo-and-tag'],
    },
    { section: 'buy', paths: ['/buy/bitcoin', '/buy/usd', '/buy/usd/bitcoin'] },
  ] as const)('$section: only public pages', ({ section, paths }) => {
    expect(pathsOf(section, listed)).toEqual(paths);
  });

  it.each([
    { rule: 'has no page', changes: { isPage: false } },
    { rule: 'is unpopular', changes: { isUnpopular: true } },
    { rule: 'is redirected', changes: { redirectTo: 'bitcoin' } },
  ])('exclude a coin that $rule', ({ changes }) => {
    const currencies = [aListedCurrency('gone', changes)];
    const gone = { currencies, buyLinks: ['gone'], pairPages: { gone: ['bitcoin'] }, texts: NO_TEXTS };

    for (const section of ['currencies', 'coin-pairs', 'pairs', 'buy'] as const)
      expect(pathsOf(section, gone)).toEqual([]);
  });

  it('are in the languages of a text, including partner pages of the content service', () => {
    const pages = pagesOf('pages', listed);

    expect(pages).toContainEqual({ path: '/for-partners/shops', languages: ['en', 'de'] });
    expect(pages.filter(({ path }) => path === '/terms-of-use')).toHaveLength(1);
  });
});
