import { bitcoin, ethereum, tetherOnTron } from '../currency/listed-currency.fixture';
import { sortCurrencies, sortModeOf } from './sort-currencies';

const ranked = [tetherOnTron, ethereum, bitcoin];

describe('sortCurrencies (spec §4 "Sort mode")', () => {
  it.each([
    { rule: 'rank keeps the given order', mode: 'rank', sorted: ranked },
    { rule: 'abc sorts by name ascending', mode: 'abc', sorted: [bitcoin, ethereum, tetherOnTron] },
  ] as const)('$rule', ({ mode, sorted }) => {
    expect(sortCurrencies(ranked, mode)).toEqual(sorted);
  });

  it('leaves the given list as it is', () => {
    sortCurrencies(ranked, 'abc');
    expect(ranked[0]).toBe(tetherOnTron);
  });
});

describe('sortModeOf (spec §9: sorted by rank unless told otherwise)', () => {
  it.each([
    { word: 'abc', mode: 'abc' },
    { word: 'rank', mode: 'rank' },
    { word: 'price', mode: 'rank' },
    { word: null, mode: 'rank' },
  ])('$word → $mode', ({ word, mode }) => {
    expect(sortModeOf(word)).toBe(mode);
  });
});
