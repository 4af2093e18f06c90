import { bitcoin, ethereum, tetherOnTron } from './currency/listed-currency.fixture';
import { sortCurrencies, sortModeOf } from './sort';

const ranked = [tetherOnTron, ethereum, bitcoin];

describe('sortCurrencies (spec §4 "Sort mode")', () => {
  it.each([
    { rule: 'rank keeps the given order', mode: 'rank', sorted: ranked },
    { rule: 'abc sorts by name ascending', mode: 'abc', sorted: [bitcoin, ethereum, tetherOnTron] },
  ] as const)('$rule', ({ mode, sorted }) => {
    expect(sortCurrencies(ranked, mode)).toEqual(sorted);
  });

  const byPlace = new Map([
    ['BTC', 1],
    ['USDTTRC20', 3],
  ]);
  it.each([
    {
      rule: "rank sorts by the ranking service's places; coins without one come last",
      ranking: { ranks: byPlace, topLinks: [], quotes: null },
      sorted: [bitcoin, tetherOnTron, ethereum],
    },
    {
      rule: 'the top currencies (spec §7) precede the others without a place',
      ranking: { ranks: new Map([['USDTTRC20', 3]]), topLinks: ['bitcoin', 'ethereum'], quotes: null },
      sorted: [tetherOnTron, bitcoin, ethereum],
    },
  ])('$rule', ({ ranking, sorted }) => {
    expect(sortCurrencies(ranked, 'rank', ranking)).toEqual(sorted);
  });

  it('sorts a list once, and again for another ranking', () => {
    const first = { ranks: byPlace, topLinks: [], quotes: null };
    const other = { ranks: new Map([['ETH', 1]]), topLinks: [], quotes: null };

    expect(sortCurrencies(ranked, 'rank', first)).toBe(sortCurrencies(ranked, 'rank', first));
    expect(sortCurrencies(ranked, 'rank', other)[0]).toBe(ethereum);
  });

  it.each([
    { mode: 'price', sorted: ['btc', 'eth', 'usdttrc20'] },
    { mode: 'change', sorted: ['eth', 'btc', 'usdttrc20'] },
  ] as const)('$mode: the highest first, those without one last, by rank', ({ mode, sorted }) => {
    const quotes = new Map([
      ['BTC', { price: '91234.1', change24h: '-1.2' }],
      ['ETH', { price: '3010.55', change24h: '0.5' }],
    ]);
    const ranking = { ranks: byPlace, topLinks: [], quotes };

    expect(sortCurrencies(ranked, mode, ranking).map(({ ticker }) => ticker)).toEqual(sorted);
    expect(sortCurrencies(ranked, mode, ranking)).toBe(sortCurrencies(ranked, mode, ranking));
  });

  it('a coin on another network has the price of its display ticker', () => {
    const quotes = new Map([
      ['BTC', { price: '0.5', change24h: null }],
      ['USDT', { price: '1', change24h: null }],
    ]);
    const ranking = { ranks: byPlace, topLinks: [], quotes };

    expect(sortCurrencies(ranked, 'price', ranking)[0]).toBe(tetherOnTron);
  });

  it('is by rank while the prices are unknown', () => {
    const ranking = { ranks: byPlace, topLinks: [], quotes: null };

    expect(sortCurrencies(ranked, 'price', ranking)).toEqual(sortCurrencies(ranked, 'rank', ranking));
  });

  it('does not mutate the given list', () => {
    sortCurrencies(ranked, 'abc');
    expect(ranked[0]).toBe(tetherOnTron);
  });
});

describe('sortModeOf (spec §9: sorted by rank by default)', () => {
  it.each([
    { word: 'abc', mode: 'abc' },
    { word: 'rank', mode: 'rank' },
    { word: 'price', mode: 'price' },
    { word: 'change', mode: 'change' },
    { word: 'volume', mode: 'rank' },
    { word: null, mode: 'rank' },
  ])('$word → $mode', ({ word, mode }) => {
    expect(sortModeOf(word)).toBe(mode);
  });
});
