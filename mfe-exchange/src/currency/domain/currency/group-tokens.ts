import type { Currency } from './currency';

/** One token on all networks that list it. There are always several: a token on one network is a currency. */
export type Token = {
  readonly name: string;
  /** As displayed: `usdt`. */
  readonly displayTicker: string;
  readonly networks: readonly Currency[];
};

/** A currency, or a token whose network the user still has to choose. */
export type CurrencyOrToken = Currency | Token;

export const isToken = (item: CurrencyOrToken): item is Token => 'networks' in item;

/** Key of ticker and name, because several coins can share a ticker. */
const keyOf = ({ displayTicker, name }: Currency): string => `${displayTicker}\n${name.toLowerCase()}`;

const listsOf = (currencies: readonly Currency[]): readonly (readonly Currency[])[] => {
  const byToken = new Map<string, Currency[]>();
  for (const currency of currencies) {
    // fiat currencies have no networks
    const key = currency.isFiat ? currency.ticker : keyOf(currency);
    const known = byToken.get(key);
    if (known) known.push(currency);
    else byToken.set(key, [currency]);
  }
  return [...byToken.values()];
};

const toItem = (networks: readonly Currency[]): readonly CurrencyOrToken[] => {
  const [first, second] = networks;
  if (first === undefined) return [];
  return second === undefined
    ? [first]
    : [{ name: first.name, displayTicker: first.displayTicker, networks }];
};

const grouped = new WeakMap<readonly Currency[], readonly CurrencyOrToken[]>();

/** One entry per token, in the position of its first currency. Cached per array, because lists are never mutated. */
export const groupTokens = (currencies: readonly Currency[]): readonly CurrencyOrToken[] => {
  const known = grouped.get(currencies);
  if (known) return known;
  const made = listsOf(currencies).flatMap(toItem);
  grouped.set(currencies, made);
  return made;
};

/** The same currencies, with all networks of a token next to each other. */
export const withTokensTogether = (currencies: readonly Currency[]): readonly Currency[] =>
  listsOf(currencies).flat();
