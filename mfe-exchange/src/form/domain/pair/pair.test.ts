import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { fixedRateAvailability } from './pair-availability';
import { isSameCurrency, pickFrom, pickTo, swapSides } from './pick-currency';

const btc = aCurrency();
const eth = aCurrency({ ticker: 'eth' });
const ltc = aCurrency({ ticker: 'ltc' });
const pair = { from: btc, to: eth };

describe('picking currencies', () => {
  it('swaps sides', () => {
    expect(swapSides(pair)).toEqual({ from: eth, to: btc });
  });

  it.each([
    { rule: 'another from leaves the to', picked: pickFrom(pair, ltc), expected: { from: ltc, to: eth } },
    { rule: 'the to as from changes places', picked: pickFrom(pair, eth), expected: { from: eth, to: btc } },
    { rule: 'another to leaves the from', picked: pickTo(pair, ltc), expected: { from: btc, to: ltc } },
    { rule: 'the from as to changes places', picked: pickTo(pair, btc), expected: { from: eth, to: btc } },
  ])('$rule, and never has the same currency twice', ({ picked, expected }) => {
    expect(picked).toEqual(expected);
    expect(isSameCurrency(picked)).toBe(false);
  });

  it('treats one currency on two networks as two', () => {
    const usdtTron = aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt' });
    const usdtEth = aCurrency({ ticker: 'usdterc20', displayTicker: 'usdt' });
    expect(isSameCurrency({ from: usdtTron, to: usdtEth })).toBe(false);
  });
});

describe('fixedRateAvailability', () => {
  it.each([
    { rule: 'both sides and the pair', of: pair, isListed: true, verdict: { _tag: 'Available' } },
    { rule: 'an unknown list does not exclude it', of: pair, isListed: null, verdict: { _tag: 'Available' } },
    {
      rule: 'names the side without one',
      of: { from: btc, to: { ...eth, supportsFixedRate: false } },
      isListed: true,
      verdict: { _tag: 'CurrencyUnsupported', displayTicker: 'eth' },
    },
    {
      rule: 'the pair has none',
      of: swapSides(pair),
      isListed: false,
      verdict: { _tag: 'PairUnsupported' },
    },
    {
      rule: 'one currency twice',
      of: { from: btc, to: btc },
      isListed: true,
      verdict: { _tag: 'PairUnsupported' },
    },
    {
      rule: 'a from that cannot be sent',
      of: { from: { ...btc, canBeSent: false }, to: eth },
      isListed: true,
      verdict: { _tag: 'PairUnsupported' },
    },
    {
      rule: 'a to that cannot be received',
      of: { from: btc, to: { ...eth, canBeReceived: false } },
      isListed: null,
      verdict: { _tag: 'PairUnsupported' },
    },
  ])('$rule', ({ of, isListed, verdict }) => {
    expect(fixedRateAvailability(of, isListed)).toEqual(verdict);
  });
});
