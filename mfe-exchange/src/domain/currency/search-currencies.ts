import type { Currency } from './currency';
import { entryOf, plain } from './search-entry';
import type { SearchEntry } from './search-entry';
import { isAnywhere, NO_RANK, rankOf, rankOrTypo, searchPart } from './search-rank';
import type { SearchPart } from './search-rank';
import { createTypoIndex, findTypos } from './typo-index';
import type { TypoIndex } from './typo-index';

/** With so many better hits nobody meant a typo. */
const ENOUGH_HITS = 3;
const LONGEST_QUERY = 128;

/** What a query found, and where the next one may look: what continues it is found in no other entry. */
type Step = {
  readonly query: string;
  readonly places: readonly number[];
  readonly found: readonly Currency[];
};

type SearchIndex = {
  readonly entries: readonly SearchEntry[];
  readonly typos: TypoIndex;
  /** The beginnings of the query typed last, each continuing the one before: a key more looks at what is left, a key less at nothing. */
  readonly steps: Step[];
};

const indexes = new WeakMap<readonly Currency[], SearchIndex>();

/** Built once for a list: a list never changes, a new one is another list. */
const indexOf = (currencies: readonly Currency[]): SearchIndex => {
  const known = indexes.get(currencies);
  if (known) return known;
  const entries = currencies.map(entryOf);
  const made = { entries, typos: createTypoIndex(entries), steps: [] };
  indexes.set(currencies, made);
  return made;
};

type RankPart = (entry: SearchEntry, part: SearchPart, place: number) => number;

/** A query as it was typed, and its words where it has several. */
type SearchQuery = { readonly whole: SearchPart; readonly words: readonly SearchPart[] };

const toSearchQuery = (query: string): SearchQuery => {
  const words = query.split(/\s+/);
  return { whole: searchPart(query), words: words.length < 2 ? [] : words.map(searchPart) };
};

/** The whole query, or where it has several words each of them; the worst of the words decides, then their sum. */
const scoreOf = (
  entry: SearchEntry,
  place: number,
  { whole, words }: SearchQuery,
  rank: RankPart,
): number => {
  const ofWhole = rank(entry, whole, place);
  if (ofWhole !== NO_RANK || words.length === 0) return ofWhole;
  let worst = 0;
  let sum = 0;
  for (const word of words) {
    const one = rank(entry, word, place);
    if (one === NO_RANK) return NO_RANK;
    worst = Math.max(worst, one);
    sum += one;
  }
  return worst + sum / 1_000;
};

/** Currencies by their score, the best first, each score in the list's order: few scores, so nothing is sorted twice. */
const hitsOf = (
  entries: readonly SearchEntry[],
  places: Iterable<number>,
  parsedQuery: SearchQuery,
  rank: RankPart,
): readonly Currency[] => {
  const byScore = new Map<number, Currency[]>();
  for (const place of places) {
    const entry = entries[place];
    const score = entry === undefined ? NO_RANK : scoreOf(entry, place, parsedQuery, rank);
    if (entry === undefined || score === NO_RANK) continue;
    const same = byScore.get(score);
    if (same) same.push(entry.currency);
    else byScore.set(score, [entry.currency]);
  }
  return [...byScore.keys()].sort((one, other) => one - other).flatMap((score) => byScore.get(score) ?? []);
};

/** The places of entries that hold the query, or each of its words. */
const placesOf = (
  entries: readonly SearchEntry[],
  { whole, words }: SearchQuery,
  among: readonly number[] | null,
): readonly number[] => {
  const parts = words.length === 0 ? [whole] : words;
  const holds = (entry: SearchEntry): boolean => {
    for (const part of parts) if (!isAnywhere(entry, part)) return false;
    return true;
  };
  const places: number[] = [];
  if (among === null)
    entries.forEach((entry, place) => {
      if (holds(entry)) places.push(place);
    });
  else
    for (const place of among) {
      const entry = entries[place];
      if (entry !== undefined && holds(entry)) places.push(place);
    }
  return places;
};

const hitsWithTypos = ({ entries, typos }: SearchIndex, parsedQuery: SearchQuery): readonly Currency[] => {
  const slips = new Map(
    [parsedQuery.whole, ...parsedQuery.words].map((part) => [part, findTypos(typos, part.text)] as const),
  );
  return hitsOf(entries, entries.keys(), parsedQuery, (entry, part, place) =>
    rankOrTypo(entry, part, slips.get(part)?.has(place) === true),
  );
};

/** An entry that holds each word may not hold the query as a whole. */
const rankHeld: RankPart = (entry, part) => (isAnywhere(entry, part) ? rankOf(entry, part) : NO_RANK);

const narrowSearch = (index: SearchIndex, query: string, before: Step | undefined): Step => {
  const parsedQuery = toSearchQuery(query);
  const places = placesOf(index.entries, parsedQuery, before?.places ?? null);
  const found = hitsOf(
    index.entries,
    places,
    parsedQuery,
    parsedQuery.words.length === 0 ? rankOf : rankHeld,
  );
  return { query, places, found: found.length < ENOUGH_HITS ? hitsWithTypos(index, parsedQuery) : found };
};

/** Prepares the search of a list, so that the first key need not: about a microsecond a currency. */
export const prepareSearch = (currencies: readonly Currency[]): void => {
  indexOf(currencies);
};

/**
 * The currencies a query finds, best first and otherwise in the list's order; all of them for a blank one.
 * Finds by ticker, name, word of a name, network or list of spec §9, contract, then anywhere inside, then with typos.
 */
export const searchCurrencies = (currencies: readonly Currency[], query: string): readonly Currency[] => {
  const parsedQuery = plain(query.slice(0, LONGEST_QUERY));
  if (parsedQuery === '') return currencies;
  const index = indexOf(currencies);
  const { steps } = index;
  while (steps.length > 0 && !parsedQuery.startsWith(steps.at(-1)?.query ?? '')) steps.pop();
  const last = steps.at(-1);
  if (last?.query === parsedQuery) return last.found;
  const step = narrowSearch(index, parsedQuery, last);
  steps.push(step);
  return step.found;
};
