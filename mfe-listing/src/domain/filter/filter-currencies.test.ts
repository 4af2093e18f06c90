import { bitcoin, dollar, ethereum, tetherOnTron } from '../currency/listed-currency.fixture';
import { isFiatShown, isLimitedToValidLinks, listedCurrencies } from './filter-currencies';

const all = [bitcoin, ethereum, tetherOnTron, dollar];
const everyLink = new Set(all.map(({ link }) => link));
const none: ReadonlySet<string> = new Set();
const plainTable = { hasPageCoin: false, isFromFiat: false, isFiatOnly: false };

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

describe('listedCurrencies (spec §5 "Currencies table filtering")', () => {
  const base = {
    toTicker: null,
    canBeFiat: true,
    pageType: 'currencies',
    validLinks: everyLink,
    exceptions: none,
    list: null,
  } as const;
  it.each([
    { rule: 'no search: all valid rows', filter: base, rows: all },
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
      rule: 'fiat is hidden if the rules exclude it',
      filter: { ...base, canBeFiat: false },
      rows: [bitcoin, ethereum, tetherOnTron],
    },
  ])('$rule', ({ filter, rows }) => {
    expect(listedCurrencies(all, filter)).toEqual(rows);
  });

  it('returns the same array for the same facts, and another one when one of them changes', () => {
    const rows = listedCurrencies(all, base);
    expect(listedCurrencies(all, { ...base })).toBe(rows);
    expect(listedCurrencies(all, { ...base, toTicker: 'btc' })).toHaveLength(3);
    expect(listedCurrencies(all, base)).toEqual(rows);
  });
});
