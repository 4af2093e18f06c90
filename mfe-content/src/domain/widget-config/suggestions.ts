import type { WidgetCurrency } from './widget-currency';
import type { WidgetDraft } from './widget-draft';

/** A suggested text of a field. */
type Suggestion = { readonly value: string; readonly label?: string };

const byTicker = ({ ticker, name }: WidgetCurrency): Suggestion => ({ value: ticker, label: name });

/** Suggestions for a list of tickers: the list with one more. */
const oneMore = (list: string, coins: readonly WidgetCurrency[]): readonly Suggestion[] => {
  const before = list.slice(0, list.lastIndexOf(',') + 1);
  const listed = before.split(',').map((ticker) => ticker.trim());
  return coins
    .filter(({ ticker }) => !listed.includes(ticker))
    .map(({ ticker, name }) => ({ value: before + ticker, label: name }));
};

/** Networks of the currency to top up, or all if it is unknown. */
const networksOf = (topUp: string, coins: readonly WidgetCurrency[]): readonly Suggestion[] => {
  const named = coins.filter(({ ticker, symbol }) => ticker === topUp || symbol === topUp);
  const networks = (named.length > 0 ? named : coins).flatMap(({ network }) => network ?? []);
  return [...new Set(networks)].map((value) => ({ value }));
};

/** Suggestions of the fields for tickers and networks, by list. */
export const toSuggestions = (
  currencies: readonly WidgetCurrency[],
  { currencies: list = '', topUpCurrency = '' }: WidgetDraft,
) => {
  const coins = currencies.filter(({ isFiat }) => !isFiat);
  return {
    coins: coins.map(byTicker),
    fiat: currencies.filter(({ isFiat }) => isFiat).map(byTicker),
    list: oneMore(list, coins),
    networks: networksOf(topUpCurrency.trim().toLowerCase(), coins),
  };
};
export type SuggestionList = keyof ReturnType<typeof toSuggestions>;
