import { changeOf, POPULAR_PAIRS, rateKeyOf, shownRateOf } from './popular-pairs';
import type { PopularPair } from './popular-pairs';

const pairCalled = (key: string): PopularPair => {
  const found = POPULAR_PAIRS.find((pair) => rateKeyOf(pair) === key);
  if (found === undefined) throw new Error(key);
  return found;
};

describe('shownRateOf', () => {
  it.each([
    { rule: 'a rate above one', key: 'btc_eth', rate: '32.01020304', text: '1 btc = 32.0102 eth' },
    { rule: 'a rate above 0.001', key: 'eth_btc', rate: '0.030969', text: '1 eth = 0.030969 btc' },
    { rule: '0.001 itself', key: 'eth_btc', rate: '0.001', text: '1 eth = 0.001 btc' },
    {
      rule: 'a very small rate is inverted',
      key: 'usdttrc20_btc',
      rate: '0.0000103407',
      text: '1 btc = 96705.25 usdt',
    },
    { rule: 'a rate of zero is not inverted', key: 'usdttrc20_btc', rate: '0', text: '1 usdt = 0 btc' },
  ])('$rule', ({ key, rate, text }) => {
    const { one, amount, other } = shownRateOf(pairCalled(key), { rate, change24h: null });
    expect(`1 ${one.displayTicker} = ${amount} ${other.displayTicker}`).toBe(text);
  });
});

describe('changeOf', () => {
  it.each([
    { change24h: '0.844', shown: { sign: '+', percent: '0.84', direction: 'up' } },
    { change24h: '-1.88', shown: { sign: '−', percent: '1.88', direction: 'down' } },
    { change24h: '-0.001', shown: { sign: '', percent: '0.00', direction: 'flat' } },
    { change24h: null, shown: null },
  ])('$change24h', ({ change24h, shown }) => {
    expect(changeOf({ rate: '1', change24h })).toEqual(shown);
  });
});
