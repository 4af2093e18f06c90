import { toSuggestions } from '.';
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
