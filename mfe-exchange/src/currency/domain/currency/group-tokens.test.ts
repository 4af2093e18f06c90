import { aCurrency } from './currency.fixture';
import { groupTokens, isToken, withTokensTogether } from './group-tokens';

const btc = aCurrency();
const onTron = aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx', name: 'Tether' });
const onSolana = aCurrency({ ticker: 'usdtsol', displayTicker: 'usdt', network: 'sol', name: 'Tether' });
const other = aCurrency({ ticker: 'usdtx', displayTicker: 'usdt', network: 'x', name: 'Useless' });
const dollar = aCurrency({ ticker: 'usd', displayTicker: 'usd', name: 'US Dollar', isFiat: true });
const dollarToo = aCurrency({ ticker: 'usd2', displayTicker: 'usd', name: 'US Dollar', isFiat: true });

const written = (list: readonly (typeof btc)[]): readonly string[] =>
  groupTokens(list).map((item) =>
    isToken(item) ? `${item.name}: ${item.networks.map(({ network }) => network).join(', ')}` : item.ticker,
  );

describe('groupTokens', () => {
  it.each([
    { rule: 'an empty list stays empty', list: [], items: [] },
    { rule: 'a token on one network is its currency', list: [btc, onTron], items: ['btc', 'usdttrc20'] },
    {
      rule: 'a token takes the place of its first currency',
      list: [onTron, btc, onSolana],
      items: ['Tether: trx, sol', 'btc'],
    },
    {
      rule: 'another coin with the same ticker is another token',
      list: [onTron, other, onSolana],
      items: ['Tether: trx, sol', 'usdtx'],
    },
    { rule: 'fiat currencies have no networks', list: [dollar, dollarToo], items: ['usd', 'usd2'] },
  ])('$rule', ({ list, items }) => {
    expect(written(list)).toEqual(items);
  });

  it('groups a list once', () => {
    const list = [onTron, onSolana];
    expect(groupTokens(list)).toBe(groupTokens(list));
  });
});

describe('withTokensTogether', () => {
  it('moves the networks of a token next to its first one and keeps every currency', () => {
    expect(withTokensTogether([onTron, btc, other, onSolana])).toEqual([onTron, onSolana, btc, other]);
  });
});
