import fc from 'fast-check';

import { bitcoin, dollar, ethereum, tetherOnTron } from '../currency/listed-currency.fixture';
import { searchCurrencies } from './search-currencies';

const all = [bitcoin, ethereum, tetherOnTron, dollar];

describe('searchCurrencies (spec §5 "Search")', () => {
  it.each([
    { rule: 'part of the name', query: 'coin', matches: true },
    { rule: 'case-insensitive', query: 'BITC', matches: true },
    { rule: 'part of the ticker', query: 'tc', matches: true },
    { rule: 'surrounding spaces', query: ' btc ', matches: true },
    { rule: 'empty query', query: '', matches: true },
    { rule: 'no match', query: 'ether', matches: false },
  ])('$rule: $query → $matches', ({ query, matches }) => {
    expect(searchCurrencies([bitcoin], query)).toEqual(matches ? [bitcoin] : []);
  });

  it('finds a token by its displayed ticker', () => {
    expect(searchCurrencies(all, ' usdt ')).toEqual([tetherOnTron]);
  });

  it('does not depend on earlier searches', () => {
    const letters = fc.string({ unit: fc.constantFrom('b', 'e', 't', 'h', 'u', 's', ' '), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), letters, (before, query) => {
        for (const earlier of before) searchCurrencies(all, earlier);
        expect(searchCurrencies(all, query)).toEqual(searchCurrencies([...all], query));
      }),
    );
  });

  it('returns the same array after a deleted letter', () => {
    const found = searchCurrencies(all, 'et');
    searchCurrencies(all, 'eth');
    expect(searchCurrencies(all, 'et')).toBe(found);
  });
});
