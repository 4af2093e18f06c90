import { DEFAULT_WIDGET } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import { calculatorSearch, isAnotherExchange, topUpTicker } from './calculator-search';
import { offeredCurrencies } from './offered-currencies';

const settings = (change: Partial<WidgetSettings> = {}): WidgetSettings => ({ ...DEFAULT_WIDGET, ...change });
const said = (change: Partial<WidgetSettings>) =>
  Object.fromEntries(new URLSearchParams(calculatorSearch(settings(change))));

describe('the widget’s settings as an exchange query (spec §3 "Widget configuration")', () => {
  it.each([
    { rule: 'the default amount', change: {}, words: { amount: '0.1' } },
    { rule: 'a pair', change: { from: 'btc', to: 'eth' }, words: { from: 'btc', to: 'eth', amount: '0.1' } },
    { rule: 'a fixed rate', change: { fixedRate: true }, words: { amount: '0.1', rateMode: 'fixed' } },
    {
      rule: 'a wanted amount, with a fixed rate',
      change: { fixedRate: true, amountTo: '2' },
      words: { amountTo: '2', rateMode: 'fixed', type: 'reverse' },
    },
    { rule: 'no wanted amount without one', change: { amountTo: '2' }, words: { amount: '0.1' } },
    {
      rule: 'the first of the partner’s currencies, without fiat',
      change: { currencies: ['xmr', 'ltc'] },
      words: { from: 'xmr', to: 'ltc', amount: '0.1', hideModes: 'fiatMode' },
    },
    {
      rule: 'no currency on both sides',
      change: { currencies: ['xmr', 'ltc'], from: 'ltc' },
      words: { from: 'ltc', to: 'xmr', amount: '0.1', hideModes: 'fiatMode' },
    },
    {
      rule: 'no fiat if it is disabled',
      change: { fiat: false },
      words: { amount: '0.1', hideModes: 'fiatMode' },
    },
    {
      rule: 'buying with euros',
      change: { isFiat: true, toFiat: 'btc', amountFiat: '50' },
      words: { from: 'eur', to: 'btc', amount: '50', fiatMode: 'true' },
    },
    {
      rule: 'no buying without fiat',
      change: { isFiat: true, fiat: false },
      words: { amount: '0.1', hideModes: 'fiatMode' },
    },
    {
      rule: 'a top-up',
      change: { topUpMode: true, topUpCurrency: 'usdt', from: 'btc', isFiat: true },
      words: { from: 'btc', to: 'usdt', amount: '0.1', hideModes: 'fiatMode' },
    },
  ] as const)('contain $rule', ({ change, words }) => {
    expect(said(change)).toEqual(words);
  });

  it.each([
    { what: 'another colour', change: { color: '#FF0000', darkMode: true, faq: false }, another: false },
    { what: 'another pair', change: { from: 'ltc' }, another: true },
    { what: 'another list', change: { currencies: ['btc'] }, another: true },
    { what: 'another partner', change: { link_id: 'x' }, another: true },
    { what: 'another address to top up', change: { topUpAddress: 'x' }, another: true },
  ])('$what is another exchange: $another', ({ change, another }) => {
    expect(isAnotherExchange(settings(), settings(change))).toBe(another);
  });
});

const usdt = (network: string) => aCurrency({ ticker: `usdt${network}`, displayTicker: 'usdt', network });
const ALL = [
  aCurrency(),
  aCurrency({ ticker: 'eth' }),
  usdt('eth'),
  usdt('trx'),
  aCurrency({ ticker: 'eur', isFiat: true }),
];
const tickersOf = (change: Partial<WidgetSettings>) =>
  offeredCurrencies(settings(change))(ALL).map(({ ticker }) => ticker);

describe('the currencies of a widget', () => {
  const everything = ALL.map(({ ticker }) => ticker);
  it.each([
    { rule: 'everything', change: {}, offered: everything },
    {
      rule: 'only listed currencies',
      change: { currencies: ['eth', 'btc', 'nope'] },
      offered: ['btc', 'eth'],
    },
    {
      rule: 'everything if a list is too short for a pair',
      change: { currencies: ['eth', 'nope'] },
      offered: everything,
    },
    { rule: 'no fiat', change: { fiat: false }, offered: ['btc', 'eth', 'usdteth', 'usdttrx'] },
    {
      rule: 'the top-up currency besides the list',
      change: { currencies: ['btc'], topUpMode: true, topUpCurrency: 'usdt', topUpNetwork: 'trx' },
      offered: ['btc', 'usdttrx'],
    },
  ])('is $rule', ({ change, offered }) => {
    expect(tickersOf(change)).toEqual(offered);
  });

  it.each([
    {
      rule: 'by its name and network',
      change: { topUpCurrency: 'usdt', topUpNetwork: 'trx' },
      found: 'usdttrx',
    },
    { rule: 'by its ticker', change: { topUpCurrency: 'usdteth' }, found: 'usdteth' },
    {
      rule: 'not on a network it is not on',
      change: { topUpCurrency: 'usdt', topUpNetwork: 'sol' },
      found: null,
    },
    { rule: 'by a name that one network has', change: { topUpCurrency: 'btc' }, found: 'btc' },
    { rule: 'not by a name that several networks have', change: { topUpCurrency: 'usdt' }, found: null },
    { rule: 'not by an unknown name', change: { topUpCurrency: 'nope' }, found: null },
  ])('finds the top-up currency $rule', ({ change, found }) => {
    expect(topUpTicker(ALL, settings({ topUpMode: true, ...change }))).toBe(found);
    expect(topUpTicker(ALL, settings(change))).toBeNull();
  });
});
