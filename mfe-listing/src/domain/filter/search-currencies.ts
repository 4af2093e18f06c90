import type { ListedCurrency } from '../../domain/currency';
import { knownFor } from '../../domain/known-for';
import { normalised } from './normalised';

/** A currency and what a search looks into: written once for a list that is looked into at every key. */
type Entry = { readonly currency: ListedCurrency; readonly text: string };

type Found = {
  readonly wanted: string;
  readonly entries: readonly Entry[];
  readonly rows: readonly ListedCurrency[];
};

const entryOf = (currency: ListedCurrency): Entry => {
  const { name, ticker, displayTicker } = currency;
  return { currency, text: [name, ticker, displayTicker].map(normalised).join('\n') };
};

const narrowed = ({ entries }: Found, wanted: string): Found => {
  const left = entries.filter(({ text }) => text.includes(wanted));
  return { wanted, entries: left, rows: left.map(({ currency }) => currency) };
};

/**
 * Looks into one list. What was found for the letters so far is kept: a letter more looks only there, a letter taken back
 * finds it again.
 */
const createSearch = (currencies: readonly ListedCurrency[]) => {
  const all: Found = { wanted: '', entries: currencies.map(entryOf), rows: currencies };
  let lettersSoFar: readonly Found[] = [];
  return (wanted: string): readonly ListedCurrency[] => {
    const kept = lettersSoFar.filter((found) => wanted.startsWith(found.wanted));
    const last = kept.at(-1) ?? all;
    const found = last.wanted === wanted ? last : narrowed(last, wanted);
    lettersSoFar = found === last ? kept : [...kept, found];
    return found.rows;
  };
};

const searchOf = knownFor(createSearch);

/** Spec §5 "Search": the name or the ticker contains the query, whatever the case. An empty query finds all. */
export const searchCurrencies = (
  currencies: readonly ListedCurrency[],
  query: string,
): readonly ListedCurrency[] => {
  const wanted = normalised(query);
  return wanted === '' ? currencies : searchOf(currencies)(wanted);
};
