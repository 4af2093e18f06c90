import { bitcoin, dollar, ethereum, tetherOnTron } from '../currency/listed-currency.fixture';
import { filterCurrencies, isFiatShown, isLimitedToValidLinks, matchesQuery } from './filter-currencies';

const all = [bitcoin, ethereum, tetherOnTron, dollar];
const everyLink = new Set(all.map(({ link }) => link));
const none: ReadonlySet<string> = new Set();
const plainTable = { hasPageCoin: false, isFromFiat: false, isFiatOnly: false };

describe('matchesQuery (spec §5 "Search")', () => {
  it.each([
    { rule: 'part of the name', query: 'coin', matches: true },
    { rule: 'another case', query: 'BITC', matches: true },
    { rule: 'part of the ticker', query: 'tc', matches: true },
    { rule: 'blanks around', query: ' btc ', matches: true },
    { rule: 'nothing asked', query: '', matches: true },
    { rule: 'neither', query: 'ether', matches: false },
  ])('$rule: $query → $matches', ({ query, matches }) => {
    expect(matchesQuery(bitcoin, query)).toBe(matches);
  });

  it('finds a token by the ticker that is shown', () => {
    expect(matchesQuery(tetherOnTron, 'USDT')).toBe(true);
  });
});

describe('isFiatShown (spec §5 "Fiat coins")', () => {
  it.each([
    {
      rule: 'hidden with a page coin',
      table: { hasPageCoin: true, isFromFiat: false, isFiatOnly: false },
      isShown: false,
    },
    {
      rule: 'shown when the page is from fiat',
      table: { hasPageCoin: true, isFromFiat: true, isFiatOnly: false },
      isShown: true,
    },
    {
      rule: 'shown in fiat-only mode',
      table: { hasPageCoin: true, isFromFiat: false, isFiatOnly: true },
      isShown: true,
    },
    { rule: 'shown without a page coin', table: plainTable, isShown: true },
  ])('$rule', ({ table, isShown }) => {
    expect(isFiatShown(table)).toBe(isShown);
  });
});

describe('isLimitedToValidLinks (spec §5 "Valid links")', () => {
  it.each([
    { pageType: 'currencies', isLimited: true },
    { pageType: 'buy', isLimited: true },
    { pageType: 'status', isLimited: true },
    { pageType: 'from', isLimited: false },
    { pageType: 'home', isLimited: false },
  ] as const)('$pageType → $isLimited', ({ pageType, isLimited }) => {
    expect(isLimitedToValidLinks(pageType)).toBe(isLimited);
  });
});

describe('filterCurrencies (spec §5 "Currencies table filtering")', () => {
  const base = {
    query: '',
    toTicker: null,
    kind: plainTable,
    pageType: 'currencies',
    validLinks: everyLink,
    exceptions: none,
  } as const;
  it.each([
    { rule: 'nothing asked: all valid rows', filter: base, rows: all },
    { rule: 'the search narrows', filter: { ...base, query: ' ETH ' }, rows: [ethereum, tetherOnTron] },
    {
      rule: "the 'to' coin is excluded, compared after normalising",
      filter: { ...base, toTicker: ' BTC' },
      rows: [ethereum, tetherOnTron, dollar],
    },
    {
      rule: 'rows are limited to valid links',
      filter: { ...base, validLinks: new Set(['ethereum']) },
      rows: [ethereum],
    },
    {
      rule: 'and to the exceptions (spec §3 "coinsWithExceptions")',
      filter: { ...base, validLinks: new Set(['ethereum']), exceptions: new Set(['tether-trc20']) },
      rows: [ethereum, tetherOnTron],
    },
    {
      rule: 'other page types are not limited',
      filter: { ...base, pageType: 'from', validLinks: none } as const,
      rows: all,
    },
    {
      rule: 'fiat money is hidden with a page coin',
      filter: { ...base, kind: { ...plainTable, hasPageCoin: true } },
      rows: [bitcoin, ethereum, tetherOnTron],
    },
    {
      rule: 'and shown in fiat-only mode',
      filter: { ...base, kind: { hasPageCoin: true, isFromFiat: false, isFiatOnly: true } },
      rows: all,
    },
  ])('$rule', ({ filter, rows }) => {
    expect(filterCurrencies(all, filter)).toEqual(rows);
  });
});
