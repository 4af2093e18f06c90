import { coinLabel, findCoins } from '.';
import { aCoin, ripple, tether } from './coin.fixture';

const cash = aCoin({ ticker: 'bch', displayTicker: 'bch', name: 'Bitcoin Cash', network: 'bch' });
const coins = [aCoin(), ripple, cash, tether];

describe('findCoins', () => {
  it.each([
    { rule: 'the ticker itself first', search: 'BCH', found: ['bch'] },
    { rule: 'by its name', search: 'bitcoin', found: ['btc', 'bch'] },
    { rule: 'by what it is shown as', search: 'usdt', found: ['usdttrc20'] },
    { rule: 'anywhere in a word', search: 'ippl', found: ['xrp'] },
    { rule: 'nothing', search: 'nosuch', found: [] },
    { rule: 'no search: the first of the list', search: ' ', found: ['btc', 'xrp', 'bch', 'usdttrc20'] },
  ])('$rule', ({ search, found }) => {
    expect(findCoins(coins, search).map(({ ticker }) => ticker)).toEqual(found);
  });

  it('says the network where it is another', () => {
    expect(coinLabel(tether)).toBe('USDT · Tether (TRX)');
    expect(coinLabel(aCoin())).toBe('BTC · Bitcoin');
  });
});
