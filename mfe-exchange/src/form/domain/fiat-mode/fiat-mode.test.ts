import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { defaultTickersOf, fiatKindOf, kindOf, offeredKinds, offeredRateModes } from '.';

const btc = aCurrency();
const eth = aCurrency({ ticker: 'eth' });
const usd = aCurrency({ ticker: 'usd', isFiat: true });

describe('kindOf (spec §3 "Exchange calculator")', () => {
  it.each([
    { rule: 'coins for coins', pair: { from: btc, to: eth }, kind: 'crypto' },
    { rule: 'fiat for coins is buying', pair: { from: usd, to: btc }, kind: 'buy' },
    { rule: 'coins for fiat is selling', pair: { from: btc, to: usd }, kind: 'sell' },
  ])('$rule', ({ pair, kind }) => {
    expect(kindOf(pair)).toBe(kind);
  });
});

describe('defaultTickersOf (spec §9 "Calculator defaults")', () => {
  it.each([
    { kind: 'crypto', tickers: { from: 'btc', to: 'eth' } },
    { kind: 'buy', tickers: { from: 'usd', to: 'btc' } },
    { kind: 'sell', tickers: { from: 'btc', to: 'eur' } },
  ] as const)('starts $kind with $tickers', ({ kind, tickers }) => {
    expect(defaultTickersOf(kind)).toEqual(tickers);
  });
});

describe('fiatKindOf (spec §4 "initFiatFlow")', () => {
  it.each([
    { rule: 'nothing set: buying', asked: { from: null, to: null }, kind: 'buy' },
    { rule: 'paid with fiat: buying', asked: { from: 'eur', to: null }, kind: 'buy' },
    { rule: 'a wanted coin: buying', asked: { from: null, to: 'btc' }, kind: 'buy' },
    { rule: 'paid with a coin: selling', asked: { from: 'btc', to: null }, kind: 'sell' },
    { rule: 'paid out in fiat: selling', asked: { from: null, to: 'eur' }, kind: 'sell' },
  ])('$rule', ({ asked, kind }) => {
    expect(fiatKindOf(asked)).toBe(kind);
  });
});

describe('hiding modes (spec §2)', () => {
  it.each([
    { hidden: [], kinds: ['crypto', 'buy', 'sell'], rates: ['floating', 'fixed'] },
    { hidden: ['fiatMode'], kinds: ['crypto'], rates: ['floating', 'fixed'] },
    { hidden: ['floatRate'], kinds: ['crypto', 'buy', 'sell'], rates: ['fixed'] },
    { hidden: ['fixedRate'], kinds: ['crypto', 'buy', 'sell'], rates: ['floating'] },
    { hidden: ['floatRate', 'fixedRate'], kinds: ['buy', 'sell'], rates: ['floating'] },
    { hidden: ['floatRate', 'fixedRate', 'fiatMode'], kinds: ['crypto'], rates: ['floating'] },
  ] as const)('without $hidden offers $kinds at $rates', ({ hidden, kinds, rates }) => {
    expect(offeredKinds(hidden)).toEqual(kinds);
    expect(offeredRateModes(hidden)).toEqual(rates);
  });
});
