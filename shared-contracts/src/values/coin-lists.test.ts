import { DEFI_COINS, MEME_COINS } from './coin-lists.ts';

describe('the coin lists of spec §9', () => {
  it.each([
    {
      name: 'DeFi coins',
      list: DEFI_COINS,
      length: 65,
      includes: ['uni', 'aave', 'comp', 'snx', 'crv', 'sushi', 'ldo', 'jitosol', 'msol'],
    },
    {
      name: 'Meme coins',
      list: MEME_COINS,
      length: 43,
      includes: ['dogebsc', 'shibbsc', 'pepe', 'trump', 'floki', 'wif'],
    },
  ])('$name: $length, each once', ({ list, length, includes }) => {
    expect(list).toHaveLength(length);
    expect(new Set(list).size).toBe(length);
    expect(list).toEqual(expect.arrayContaining(includes));
  });
});
