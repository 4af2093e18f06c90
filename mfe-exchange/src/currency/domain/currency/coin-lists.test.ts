import { DEFI_COINS } from '@coinlane/shared-contracts/values';

import * as lists from './coin-lists';

describe('the lists of spec §9', () => {
  it.each([
    { name: 'Fiat currencies', list: lists.FIATS, length: 58, includes: ['usd', 'xaf', 'zmw'] },
    { name: 'Popular fiats', list: lists.POPULAR_FIATS, length: 3, includes: ['usd', 'eur', 'gbp'] },
    {
      name: 'Fiats for the purchase block',
      list: lists.PURCHASE_FIATS,
      length: 16,
      includes: ['eur', 'thb'],
    },
    {
      name: 'Coins buyable with fiat',
      list: lists.BUYABLE_COINS,
      length: 60,
      includes: ['btc', 'npxc', 'grs'],
    },
    { name: 'Sell popular coins', list: lists.SELL_POPULAR_COINS, length: 8, includes: ['usdterc20', 'ltc'] },
    { name: 'Legacy DeFi', list: lists.LEGACY_DEFI_COINS, length: 13, includes: ['mkr', 'uni'] },
  ])('$name: $length, each once', ({ list, length, includes }) => {
    expect(list).toHaveLength(length);
    expect(new Set(list).size).toBe(length);
    expect(list).toEqual(expect.arrayContaining(includes));
  });

  it.each([
    {
      rule: 'the legacy DeFi list lives on in the DeFi list',
      part: lists.LEGACY_DEFI_COINS,
      of: DEFI_COINS,
    },
    { rule: 'popular fiats are among the 58', part: lists.POPULAR_FIATS, of: lists.FIATS },
    { rule: 'fiats of the purchase block are among the 58', part: lists.PURCHASE_FIATS, of: lists.FIATS },
  ])('$rule', ({ part, of }) => {
    expect(of).toEqual(expect.arrayContaining([...part]));
  });
});
