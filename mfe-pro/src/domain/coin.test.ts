import { coinLabel, findCoins } from './coin';
import { aCoin, ripple, tether } from './coin.fixture';

const cash = aCoin({ ticker: 'bch', displayTicker: 'bch', name: 'Bitcoin Cash', network: 'bch' });
const coins = [aCoin(), ripple, cash, tether];

describe('findCoins', () => {
  it.each([
    { rule: 'the exact ticker first', search: 'BCH', found: ['bch'] },
    { rule: 'by its name', search: 'bitcoin', found: ['btc', 'bch'] },
    { rule: 'by its display ticker', search: 'usdt', found: ['usdttrc20'] },
    { rule: 'anywhere in a word', search: 'ippl', found: ['xrp'] },
    { rule: 'nothing', search: 'nosuch', found: [] },
    {
      rule: 'an empty search: the first of the list',
      search: ' ',
      found: ['btc', 'xrp', 'bch', 'usdttrc20'],
    },
  ])('$rule', ({ search, found }) => {
    expect(findCoins(coins, search).map(({ ticker }) => ticker)).toEqual(found);
  });

  it.each([
    { rule: 'the ticker before a name with this prefix', search: 'eth', found: ['eth', 'ethw', 'meth'] },
    { rule: 'a prefix before a match inside', search: 'et', found: ['ethw', 'eth', 'meth'] },
    { rule: 'the display ticker like the ticker', search: 'usdc', found: ['usdcsol', 'xusdc'] },
    { rule: 'the ticker with its network', search: 'usdcsol', found: ['usdcsol'] },
    { rule: 'a prefix of the ticker with its network', search: 'usdcs', found: ['usdcsol'] },
    { rule: 'a name with this prefix before one that contains it', search: 'merge', found: ['mrg', 'ethw'] },
  ])('ranks $rule', ({ search, found }) => {
    const named = (ticker: string, name: string, displayTicker = ticker) =>
      aCoin({ ticker, displayTicker, name, network: ticker });
    const list = [
      named('meth', 'Mantle Staked'),
      named('ethw', 'Proof of Merge'),
      named('xusdc', 'Bridged'),
      named('eth', 'Ether'),
      named('mrg', 'Merge Token'),
      named('usdcsol', 'USD Coin', 'usdc'),
    ];
    expect(findCoins(list, search).map(({ ticker }) => ticker)).toEqual(found);
  });

  it('keeps the order of the list for equal ranks', () => {
    const list = ['d', 'b', 'a', 'c'].map((letter) => aCoin({ ticker: `x${letter}`, displayTicker: letter }));
    expect(findCoins(list, 'x').map(({ ticker }) => ticker)).toEqual(['xd', 'xb', 'xa', 'xc']);
  });

  it('finds at most eight, with and without a search', () => {
    const many = Array.from({ length: 12 }, (_, at) => aCoin({ ticker: `t${String(at)}` }));
    const firstEight = many.slice(0, 8);
    expect(findCoins(many, '')).toEqual(firstEight);
    expect(findCoins(many, 't')).toEqual(firstEight);
  });

  it('shows the network if it differs', () => {
    expect(coinLabel(tether)).toBe('USDT · Tether (TRON)');
    expect(coinLabel(aCoin({ displayTicker: 'avax', name: 'Avalanche', network: 'cchain' }))).toBe(
      'AVAX · Avalanche (Avalanche C-Chain)',
    );
    expect(coinLabel(aCoin())).toBe('BTC · Bitcoin');
  });
});
