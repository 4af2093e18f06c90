import fc from 'fast-check';

import { bitcoin, dollar, ethereum, tetherOnTron } from '../currency/listed-currency.fixture';
import { searchCurrencies } from './search-currencies';

const all = [bitcoin, ethereum, tetherOnTron, dollar];

describe('searchCurrencies (spec §5 "Search")', () => {
  it.each([
    { rule: 'part of the name', query: 'coin', matches: true },
    { rule: 'another case', query: 'BITC', matches: true },
    { rule: 'part of the ticker', query: 'tc', matches: true },
    { rule: 'blanks around', query: ' btc ', matches: true },
    { rule: 'nothing asked', query: '', matches: true },
    { rule: 'neither', query: 'ether', matches: false },
  ])('$rule: $query → $matches', ({ query, matches }) => {
    expect(searchCurrencies([bitcoin], query)).toEqual(matches ? [bitcoin] : []);
  });

  it('finds a token by the ticker that is shown', () => {
    expect(searchCurrencies(all, ' usdt ')).toEqual([tetherOnTron]);
  });

  it('finds the same whatever was searched before', () => {
    const letters = fc.string({ unit: fc.constantFrom('b', 'e', 't', 'h', 'u', 's', ' '), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), letters, (before, query) => {
        for (const earlier of before) searchCurrencies(all, earlier);
        expect(searchCurrencies(all, query)).toEqual(searchCurrencies([...all], query));
      }),
    );
  });

  it('a letter taken back finds the very rows of before', () => {
    const found = searchCurrencies(all, 'et');
    searchCurrencies(all, 'eth');
    expect(searchCurrencies(all, 'et')).toBe(found);
  });
});
