import { canonicalPathOf, isSameScreen, listingPageAt, pathOf, placePath, tablePath } from './listing-page';
import { DEFAULT_TABLE } from './table-state';

describe('listingPageAt (spec §2 "Currency listing")', () => {
  it.each([
    { path: '/currencies', search: '', page: { _tag: 'Currencies' } },
    {
      path: '/currencies',
      search: '?q=bit&sort=abc&page=2',
      page: { _tag: 'Currencies', table: { ...DEFAULT_TABLE, query: 'bit', sort: 'abc', page: 2 } },
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
    expect(listingPageAt(path, search)).toEqual({ table: DEFAULT_TABLE, ...page });
  });

  it.each([
    { rule: 'a coin without a name', path: '/from-' },
    { rule: 'buying without a coin', path: '/buy' },
    { rule: 'three links', path: '/currencies/a/b/c' },
    { rule: 'a path of another remote', path: '/exchange' },
  ])('returns no page for $rule: $path', ({ path }) => {
    expect(listingPageAt(path, '')).toEqual({ _tag: 'Unknown', path, table: DEFAULT_TABLE });
  });

  it('shortens a long search', () => {
    expect(listingPageAt('/currencies', `?q=${'x'.repeat(500)}`)).toMatchObject({
      table: { query: 'x'.repeat(100) },
    });
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
  ])('%s parses to its page', (address) => {
    const { pathname, search } = new URL(address, 'https://swap.example');
    expect(pathOf(listingPageAt(pathname, search))).toBe(address);
  });
});

describe('the state of a table (spec §3 "Currencies table state")', () => {
  const words = '?q=bit&sort=abc&fiat=eur&view=limits&list=meme&page=2';
  const state = { query: 'bit', sort: 'abc', fiat: 'eur', theme: 'limits', list: 'meme', page: 2 };
  it.each([
    { path: '/currencies', holds: true },
    { path: '/currencies/bitcoin', holds: true },
    { path: '/currencies/bitcoin/ethereum', holds: true },
    { path: '/buy/us-dollar', holds: true },
    { path: '/buy/us-dollar/bitcoin', holds: true },
    { path: '/all-currencies-buy', holds: true },
    { path: '/from-bitcoin', holds: false },
    { path: '/all-currencies-exchange', holds: false },
  ])('is in the address of $path: $holds', ({ path, holds }) => {
    expect(listingPageAt(path, words).table).toEqual(holds ? state : DEFAULT_TABLE);
  });

  it.each([
    { rule: 'an invalid fiat', search: '?fiat=<b>' },
    { rule: 'another theme', search: '?view=neon' },
    { rule: 'another order', search: '?sort=volume' },
    { rule: 'another list of coins', search: '?list=toString' },
  ])('is the default after $rule', ({ search }) => {
    expect(listingPageAt('/currencies', search).table).toEqual(DEFAULT_TABLE);
  });

  it.each([
    { rule: 'defaults are omitted', changes: {}, path: '/currencies' },
    { rule: 'blanks are not a search', changes: { query: '  ' }, path: '/currencies' },
    { rule: 'a search is encoded', changes: { query: 'a&b' }, path: '/currencies?q=a%26b' },
    { rule: 'a list of coins', changes: { list: 'defi' }, path: '/currencies?list=defi' },
    { rule: 'order and page', changes: { sort: 'abc', page: 3 }, path: '/currencies?sort=abc&page=3' },
    {
      rule: 'fiat and theme',
      changes: { fiat: 'eur', theme: 'limits' },
      path: '/currencies?fiat=eur&view=limits',
    },
  ] as const)('is written into the address: $rule → $path', ({ changes, path }) => {
    expect(tablePath(listingPageAt('/currencies', ''), changes)).toBe(path);
  });

  it("is not part of the page's path", () => {
    expect(placePath(listingPageAt('/currencies/bitcoin', words))).toBe('/currencies/bitcoin');
  });
});

describe('canonicalPathOf (spec §2 "Pagination": changing page updates the canonical link)', () => {
  it.each([
    { rule: 'a page of rows has its own', address: '/currencies?page=2', canonical: '/currencies?page=2' },
    {
      rule: 'a search and a sort order have not',
      address: '/currencies?q=bit&sort=abc',
      canonical: '/currencies',
    },
    { rule: 'a list of coins has not', address: '/currencies?list=defi', canonical: '/currencies' },
    { rule: 'a currency has its own', address: '/currencies/bitcoin', canonical: '/currencies/bitcoin' },
    {
      rule: 'a price currency has not, nor a page of rows that the table does not have',
      address: '/all-currencies-buy?fiat=eur&page=2',
      canonical: '/all-currencies-buy',
    },
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
