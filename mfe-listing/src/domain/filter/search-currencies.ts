import type { ListedCurrency } from '../../domain/currency';
import { knownFor } from '../known-for';
import { normalised } from './normalised';

/** A currency and its searchable text, prepared once per list. */
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
 * Searches one list. Caches the results of the typed prefixes: another letter searches only the last result, and a
 * deleted letter needs no search.
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

/** Search of spec §5: name or ticker contains the query, case-insensitively. An empty query returns all. */
export const searchCurrencies = (
  currencies: readonly ListedCurrency[],
  query: string,
): readonly ListedCurrency[] => {
  const wanted = normalised(query);
  return wanted === '' ? currencies : searchOf(currencies)(wanted);
};
