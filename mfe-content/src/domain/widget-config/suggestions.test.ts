import { toSuggestions, unknownFields } from '.';
import type { SuggestionList, WidgetCurrency, WidgetDraft } from '.';

const coin = (ticker: string, network: string, symbol = ticker): WidgetCurrency => ({
  ticker,
  symbol,
  network,
  name: ticker.toUpperCase(),
  isFiat: false,
});
const CURRENCIES: readonly WidgetCurrency[] = [
  coin('btc', 'btc'),
  coin('usdterc20', 'eth', 'usdt'),
  coin('usdttrc20', 'trx', 'usdt'),
  { ticker: 'eur', symbol: 'eur', network: null, name: 'Euro', isFiat: true },
];

describe('suggestions of the configurator', () => {
  it.each<{ rule: string; list: SuggestionList; draft: WidgetDraft; shows: readonly string[] }>([
    { rule: 'coins by ticker', list: 'coins', draft: {}, shows: ['btc', 'usdterc20', 'usdttrc20'] },
    { rule: 'fiat apart from coins', list: 'fiat', draft: {}, shows: ['eur'] },
    { rule: 'the first of a list', list: 'list', draft: {}, shows: ['btc', 'usdterc20', 'usdttrc20'] },
    {
      rule: 'one more for a list, without those in it',
      list: 'list',
      draft: { currencies: 'eth, btc,us' },
      shows: ['eth, btc,usdterc20', 'eth, btc,usdttrc20'],
    },
    { rule: 'all networks, each once', list: 'networks', draft: {}, shows: ['btc', 'eth', 'trx'] },
    {
      rule: 'networks of a currency on several',
      list: 'networks',
      draft: { topUpCurrency: ' USDT' },
      shows: ['eth', 'trx'],
    },
    {
      rule: 'the network of a ticker',
      list: 'networks',
      draft: { topUpCurrency: 'usdttrc20' },
      shows: ['trx'],
    },
  ])('$rule', ({ list, draft, shows }) => {
    expect(toSuggestions(CURRENCIES, draft)[list].map(({ value }) => value)).toEqual(shows);
  });
});

describe('fields with something that the site does not have', () => {
  it.each<{ rule: string; draft: WidgetDraft; unknown: readonly string[] }>([
    { rule: 'nothing is typed', draft: { from: ' ', currencies: '' }, unknown: [] },
    { rule: 'a ticker', draft: { from: 'BTC ', to: 'usdttrc20' }, unknown: [] },
    { rule: 'a short form', draft: { to: 'usdt', topUpCurrency: 'usdt' }, unknown: [] },
    { rule: 'an unknown ticker', draft: { from: 'zzz', to: 'btc' }, unknown: ['from'] },
    {
      rule: 'money as a coin, and a coin as money',
      draft: { to: 'eur', fromFiat: 'btc' },
      unknown: ['to', 'fromFiat'],
    },
    { rule: 'a list', draft: { currencies: 'btc, usdt,' }, unknown: [] },
    { rule: 'a list with an unknown ticker', draft: { currencies: 'btc, zzz' }, unknown: ['currencies'] },
    { rule: 'a network of the currency', draft: { topUpCurrency: 'usdt', topUpNetwork: 'TRX' }, unknown: [] },
    {
      rule: 'a network that it is not on',
      draft: { topUpCurrency: 'usdt', topUpNetwork: 'btc' },
      unknown: ['topUpNetwork'],
    },
    { rule: 'other fields', draft: { amount: 'zzz', link_id: 'zzz' }, unknown: [] },
  ])('$rule', ({ draft, unknown }) => {
    expect(unknownFields(CURRENCIES, draft)).toEqual(unknown);
  });

  it('are not reported before the currencies are known', () => {
    expect(unknownFields([], { from: 'zzz' })).toEqual([]);
  });
});
