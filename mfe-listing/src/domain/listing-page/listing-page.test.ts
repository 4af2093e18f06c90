import { canonicalPathOf, currenciesPath, isSameScreen, listingPageAt, pathOf } from './listing-page';

const table = { query: '', sort: 'rank', page: 1 } as const;

describe('listingPageAt (spec §2 "Currency listing")', () => {
  it.each([
    { path: '/currencies', search: '', page: { _tag: 'Currencies', ...table } },
    {
      path: '/currencies',
      search: '?q=bit&sort=abc&page=2',
      page: { _tag: 'Currencies', query: 'bit', sort: 'abc', page: 2 },
    },
    { path: '/currencies/bitcoin', search: '', page: { _tag: 'Currency', link: 'bitcoin' } },
    {
      path: '/currencies/bitcoin/ethereum',
      search: '',
      page: { _tag: 'Pair', fromLink: 'bitcoin', toLink: 'ethereum' },
    },
    { path: '/buy/bitcoin', search: '', page: { _tag: 'Buy', link: 'bitcoin' } },
    {
      path: '/buy/us-dollar/bitcoin',
      search: '',
      page: { _tag: 'BuyPair', fiatLink: 'us-dollar', coinLink: 'bitcoin' },
    },
    { path: '/from-bitcoin', search: '', page: { _tag: 'PairsFrom', link: 'bitcoin' } },
    { path: '/all-currencies-buy', search: '', page: { _tag: 'AllBuy' } },
    { path: '/all-currencies-exchange', search: '', page: { _tag: 'AllExchange' } },
    { path: '/Currencies/BitCoin/', search: '', page: { _tag: 'Currency', link: 'bitcoin' } },
  ])('$path$search', ({ path, search, page }) => {
    expect(listingPageAt(path, search)).toEqual(page);
  });

  it.each([
    { rule: 'a coin without a name', path: '/from-' },
    { rule: 'buying nothing', path: '/buy' },
    { rule: 'three links', path: '/currencies/a/b/c' },
    { rule: 'a path of another remote', path: '/exchange' },
  ])('knows no page for $rule: $path', ({ path }) => {
    expect(listingPageAt(path, '')).toEqual({ _tag: 'Unknown', path });
  });

  it('cuts a search that is no name any more', () => {
    expect(listingPageAt('/currencies', `?q=${'x'.repeat(500)}`)).toMatchObject({ query: 'x'.repeat(100) });
  });
});

describe('pathOf', () => {
  it.each([
    '/currencies',
    '/currencies?q=bit&sort=abc&page=2',
    '/currencies/bitcoin',
    '/currencies/bitcoin/ethereum',
    '/buy/bitcoin',
    '/buy/us-dollar/bitcoin',
    '/from-bitcoin',
    '/all-currencies-buy',
    '/all-currencies-exchange',
    '/currencies/a/b/c',
  ])('%s leads to the page that has it', (address) => {
    const { pathname, search } = new URL(address, 'https://swap.example');
    expect(pathOf(listingPageAt(pathname, search))).toBe(address);
  });
});

describe('currenciesPath (spec §4: searching, sorting and paging are kept in the address)', () => {
  it.each([
    { rule: 'what is as by default is left out', state: table, path: '/currencies' },
    { rule: 'blanks are no search', state: { ...table, query: '  ' }, path: '/currencies' },
    { rule: 'a search is encoded', state: { ...table, query: 'a&b' }, path: '/currencies?q=a%26b' },
    {
      rule: 'order and page',
      state: { query: '', sort: 'abc', page: 3 },
      path: '/currencies?sort=abc&page=3',
    },
  ] as const)('$rule → $path', ({ state, path }) => {
    expect(currenciesPath(state)).toBe(path);
  });
});

describe('canonicalPathOf (spec §2 "Pagination": changing page updates the canonical link)', () => {
  it.each([
    { rule: 'a page is its own', address: '/currencies?page=2', canonical: '/currencies?page=2' },
    {
      rule: 'a search and an order are not',
      address: '/currencies?q=bit&sort=abc',
      canonical: '/currencies',
    },
    { rule: 'a currency is its own', address: '/currencies/bitcoin', canonical: '/currencies/bitcoin' },
  ])('$rule: $address → $canonical', ({ address, canonical }) => {
    const { pathname, search } = new URL(address, 'https://swap.example');
    expect(canonicalPathOf(listingPageAt(pathname, search))).toBe(canonical);
  });
});

describe('isSameScreen', () => {
  it.each([
    { rule: 'the same address', one: '/currencies/bitcoin', other: '/currencies/bitcoin', isSame: true },
    { rule: 'two searches of the table', one: '/currencies', other: '/currencies?q=bit', isSame: true },
    { rule: 'two currencies', one: '/currencies/bitcoin', other: '/currencies/ethereum', isSame: false },
    { rule: 'the table and a currency', one: '/currencies', other: '/currencies/bitcoin', isSame: false },
  ])('$rule → $isSame', ({ one, other, isSame }) => {
    const [left, right] = [one, other].map((address) => {
      const { pathname, search } = new URL(address, 'https://swap.example');
      return listingPageAt(pathname, search);
    });
    expect(left !== undefined && right !== undefined && isSameScreen(left, right)).toBe(isSame);
  });
});
