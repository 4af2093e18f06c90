import type { WidgetParameterName } from '@coinlane/shared-contracts/widget';

import type { WidgetCurrency } from './widget-currency';
import type { WidgetDraft } from './widget-draft';

/** Fields for tickers and networks. */
const TICKER_FIELDS = [
  ['from', 'coin'],
  ['to', 'coin'],
  ['currencies', 'coin'],
  ['fromFiat', 'fiat'],
  ['toFiat', 'coin'],
  ['topUpCurrency', 'coin'],
  ['topUpNetwork', 'network'],
] as const satisfies readonly (readonly [WidgetParameterName, string])[];

/** A suggested text of a field. */
type Suggestion = { readonly value: string; readonly label?: string };

const byTicker = ({ ticker, name }: WidgetCurrency): Suggestion => ({ value: ticker, label: name });

/** Suggestions for a list of tickers: the list with one more ticker. */
const oneMore = (list: string, coins: readonly WidgetCurrency[]): readonly Suggestion[] => {
  const before = list.slice(0, list.lastIndexOf(',') + 1);
  const listed = before.split(',').map((ticker) => ticker.trim());
  return coins
    .filter(({ ticker }) => !listed.includes(ticker))
    .map(({ ticker, name }) => ({ value: before + ticker, label: name }));
};

/** Networks of the top-up currency, or all networks if it is unknown. */
const networksOf = (topUp: string, coins: readonly WidgetCurrency[]): readonly Suggestion[] => {
  const named = coins.filter(({ ticker, symbol }) => ticker === topUp || symbol === topUp);
  const networks = (named.length > 0 ? named : coins).flatMap(({ network }) => network ?? []);
  return [...new Set(networks)].map((value) => ({ value }));
};

/** Suggestions for the fields of tickers and networks, by list. */
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

/** Users do not read longer lists, and the next letter shortens the list. */
const MOST_SHOWN = 50;

/** Suggestions for the text after the last comma, by ticker, then by name. */
export const searchSuggestions = (
  suggestions: readonly Suggestion[],
  text: string,
): readonly Suggestion[] => {
  const typed = text
    .slice(text.lastIndexOf(',') + 1)
    .trim()
    .toLowerCase();
  const tickerOf = ({ value }: Suggestion): string => value.slice(value.lastIndexOf(',') + 1);
  const isOfTicker = (one: Suggestion): boolean => tickerOf(one).startsWith(typed);
  const isOfName = ({ label = '' }: Suggestion): boolean => label.toLowerCase().includes(typed);
  const others = suggestions.filter((one) => !isOfTicker(one) && isOfName(one));
  return [...suggestions.filter(isOfTicker), ...others].slice(0, MOST_SHOWN);
};

const textsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Fields with a ticker or network that the site does not support. Empty while the currencies are unknown. */
export const unknownFields = (
  currencies: readonly WidgetCurrency[],
  draft: WidgetDraft,
): readonly WidgetParameterName[] => {
  if (currencies.length === 0) return [];
  const { networks } = toSuggestions(currencies, draft);
  const known = {
    coin: currencies.filter(({ isFiat }) => !isFiat).flatMap(({ ticker, symbol }) => [ticker, symbol]),
    fiat: currencies.filter(({ isFiat }) => isFiat).map(({ ticker }) => ticker),
    network: networks.map(({ value }) => value),
  };
  return TICKER_FIELDS.flatMap(([name, kind]) =>
    textsOf(draft[name] ?? '').every((text) => known[kind].includes(text)) ? [] : name,
  );
};
