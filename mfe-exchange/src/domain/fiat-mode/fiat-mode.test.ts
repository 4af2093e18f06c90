import { aCurrency } from '../currency/currency.fixture';
import { BUYABLE_TICKERS, defaultTickersOf, isListedOn, modeOf, offeredModes, offeredRateModes } from '.';

const btc = aCurrency();
const eth = aCurrency({ ticker: 'eth' });
const rare = aCurrency({ ticker: 'rare' });
const usd = aCurrency({ ticker: 'usd', isFiat: true });

describe('modeOf (spec §3 "Exchange calculator")', () => {
  it.each([
    { rule: 'coins for coins', pair: { from: btc, to: eth }, mode: 'exchange' },
    { rule: 'money for coins is buying', pair: { from: usd, to: btc }, mode: 'buy' },
    { rule: 'coins for money is selling', pair: { from: btc, to: usd }, mode: 'sell' },
  ])('$rule', ({ pair, mode }) => {
    expect(modeOf(pair)).toBe(mode);
  });
});

describe('defaultTickersOf (spec §9 "Calculator defaults")', () => {
  it.each([
    { mode: 'exchange', tickers: { from: 'btc', to: 'eth' } },
    { mode: 'buy', tickers: { from: 'usd', to: 'btc' } },
    { mode: 'sell', tickers: { from: 'btc', to: 'eur' } },
  ] as const)('starts $mode with $tickers', ({ mode, tickers }) => {
    expect(defaultTickersOf(mode)).toEqual(tickers);
  });
});

describe('isListedOn', () => {
  it.each([
    { rule: 'exchanging knows no money', mode: 'exchange', side: 'from', listed: [btc, eth, rare] },
    { rule: 'buying is paid with money', mode: 'buy', side: 'from', listed: [usd] },
    { rule: 'what is bought is a coin that can be (spec §9)', mode: 'buy', side: 'to', listed: [btc, eth] },
    { rule: 'what is sold is a coin that can be', mode: 'sell', side: 'from', listed: [btc, eth] },
    { rule: 'selling pays money', mode: 'sell', side: 'to', listed: [usd] },
  ] as const)('$rule', ({ mode, side, listed }) => {
    expect([btc, eth, rare, usd].filter(isListedOn(mode, side))).toEqual(listed);
  });

  it('knows the sixty coins of spec §9', () => {
    expect(BUYABLE_TICKERS.size).toBe(60);
  });
});

describe('hiding modes (spec §2)', () => {
  it.each([
    { hidden: [], modes: ['exchange', 'buy', 'sell'], rates: ['floating', 'fixed'] },
    { hidden: ['fiatMode'], modes: ['exchange'], rates: ['floating', 'fixed'] },
    { hidden: ['floatRate'], modes: ['exchange', 'buy', 'sell'], rates: ['fixed'] },
    { hidden: ['fixedRate'], modes: ['exchange', 'buy', 'sell'], rates: ['floating'] },
    { hidden: ['floatRate', 'fixedRate'], modes: ['buy', 'sell'], rates: ['floating'] },
    { hidden: ['floatRate', 'fixedRate', 'fiatMode'], modes: ['exchange'], rates: ['floating'] },
  ] as const)('without $hidden leaves $modes at $rates', ({ hidden, modes, rates }) => {
    expect(offeredModes(hidden)).toEqual(modes);
    expect(offeredRateModes(hidden)).toEqual(rates);
  });
});
