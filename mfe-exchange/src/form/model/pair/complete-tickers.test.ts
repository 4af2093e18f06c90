import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { completeTickers, isPairOf } from './complete-tickers';

describe('completeTickers (spec §9 "Calculator defaults")', () => {
  it.each([
    {
      rule: 'empty: bitcoin to ethereum',
      asked: { from: null, to: null },
      tickers: { from: 'btc', to: 'eth' },
    },
    { rule: 'only from: to ethereum', asked: { from: 'xrp', to: null }, tickers: { from: 'xrp', to: 'eth' } },
    {
      rule: 'from ethereum: to bitcoin',
      asked: { from: 'eth', to: null },
      tickers: { from: 'eth', to: 'btc' },
    },
    { rule: 'only to: from bitcoin', asked: { from: null, to: 'xrp' }, tickers: { from: 'btc', to: 'xrp' } },
    {
      rule: 'to bitcoin: from ethereum',
      asked: { from: null, to: 'btc' },
      tickers: { from: 'eth', to: 'btc' },
    },
    {
      rule: 'twice the same: the second is replaced',
      asked: { from: 'btc', to: 'btc' },
      tickers: { from: 'btc', to: 'eth' },
    },
    {
      rule: 'fiat mode alone: dollars to bitcoin',
      asked: { from: null, to: null, isFiatMode: true },
      tickers: { from: 'usd', to: 'btc' },
    },
    {
      rule: 'fiat mode and a coin to sell: for euros',
      asked: { from: 'eth', to: null, isFiatMode: true },
      tickers: { from: 'eth', to: 'eur' },
    },
    {
      rule: 'fiat mode and a coin to buy: for dollars',
      asked: { from: null, to: 'eth', isFiatMode: true },
      tickers: { from: 'usd', to: 'eth' },
    },
    {
      rule: 'fiat mode with both: both kept',
      asked: { from: 'jpy', to: 'ltc', isFiatMode: true },
      tickers: { from: 'jpy', to: 'ltc' },
    },
    { rule: 'both set: both kept', asked: { from: 'xrp', to: 'xlm' }, tickers: { from: 'xrp', to: 'xlm' } },
  ])('$rule', ({ asked, tickers }) => {
    expect(completeTickers({ isFiatMode: false, ...asked })).toEqual(tickers);
  });
});

describe('isPairOf', () => {
  const pair = { from: aCurrency({ ticker: 'btc' }), to: aCurrency({ ticker: 'eth' }) };
  it.each([
    { pair, tickers: { from: 'btc', to: 'eth' }, is: true },
    { pair, tickers: { from: 'eth', to: 'btc' }, is: false },
    { pair: null, tickers: { from: 'btc', to: 'eth' }, is: false },
  ])('$tickers.from to $tickers.to: $is', ({ pair: known, tickers, is }) => {
    expect(isPairOf(known, tickers)).toBe(is);
  });
});
