import { bitcoin, dollar, ethereum, tetherOnTron } from './currency/listed-currency.fixture';
import { contentOf } from './listing-content';
import { coinPairs, listingData } from './listing-content/listing-data.fixture';
import { listingPageAt } from './listing-page';
import { breadcrumbsOf } from './breadcrumbs';

const data = listingData({
  currencies: [bitcoin, ethereum, tetherOnTron, dollar],
  buyLinks: ['bitcoin'],
  pairs: coinPairs({ currencies: [ethereum], validLinks: ['ethereum'] }),
});
const trail = (path: string) => {
  const page = listingPageAt(path, '');
  return breadcrumbsOf(page, contentOf(page, data)).map((crumb) => crumb.path);
};

describe('breadcrumbsOf (spec §2 "Breadcrumbs, in order")', () => {
  it.each([
    { path: '/currencies', crumbs: ['/', '/currencies'] },
    { path: '/currencies/bitcoin', crumbs: ['/', '/currencies', '/currencies/bitcoin'] },
    {
      path: '/currencies/bitcoin/ethereum',
      crumbs: ['/', '/currencies', '/currencies/bitcoin', '/currencies/bitcoin/ethereum'],
    },
    { path: '/from-bitcoin', crumbs: ['/', '/currencies', '/all-currencies-exchange', '/from-bitcoin'] },
    { path: '/all-currencies-exchange', crumbs: ['/', '/currencies', '/all-currencies-exchange'] },
    { path: '/all-currencies-buy', crumbs: ['/', '/currencies', '/all-currencies-buy'] },
    { path: '/buy/bitcoin', crumbs: ['/', '/all-currencies-buy', '/buy/bitcoin'] },
    {
      path: '/buy/us-dollar/bitcoin',
      crumbs: ['/', '/all-currencies-buy', '/buy/us-dollar', '/buy/us-dollar/bitcoin'],
    },
    { path: '/currencies/nothing', crumbs: ['/', '/currencies'] },
  ])('$path', ({ path, crumbs }) => {
    expect(trail(path)).toEqual(crumbs);
  });

  it("shows the last of a coin's pairs with its name and ticker", () => {
    const page = listingPageAt('/from-bitcoin', '');
    expect(breadcrumbsOf(page, contentOf(page, data)).at(-1)).toEqual({
      key: 'breadcrumbs.pairsFrom',
      values: { name: 'Bitcoin', ticker: 'BTC', coin: 'Bitcoin (BTC)' },
      path: '/from-bitcoin',
    });
  });
});
