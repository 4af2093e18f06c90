import type { Currency } from './currency';
import { entryOf, plain } from './search-entry';
import type { SearchEntry } from './search-entry';
import { isAnywhere, NO_RANK, rankOf, rankOrTypo, searchPart } from './search-rank';
import type { SearchPart } from './search-rank';
import { createTypoIndex, findTypos } from './typo-index';
import type { TypoIndex } from './typo-index';

/**
 * The "on" in "usdt on solana", in the languages of the site. Kept at the start of a query, where it can be a ticker.
 */
const CONNECTIVE = /(?<=\S\s+)(?:on|via|auf|sur|en|em|na|di|на|в)(?=\s|$)\s*/g;
/** With this many exact matches, the search does not look for typos. */
const ENOUGH_HITS = 3;
const MAX_QUERY_LENGTH = 128;

/** Matches of a query, and the entries that a longer query can match. */
type Step = {
  readonly query: string;
  readonly places: readonly number[];
  readonly found: readonly Currency[];
};

type SearchIndex = {
  readonly entries: readonly SearchEntry[];
  readonly typos: TypoIndex;
  /**
   * Steps of the last typed query. Each one is a prefix of the next. Another character searches only the entries
   * of the last step; a deleted character needs no search.
   */
  readonly steps: Step[];
};

const indexes = new WeakMap<readonly Currency[], SearchIndex>();

/** Cached per array, because lists are never mutated. */
const indexOf = (currencies: readonly Currency[]): SearchIndex => {
  const known = indexes.get(currencies);
  if (known) return known;
  const entries = currencies.map(entryOf);
  const made = { entries, typos: createTypoIndex(entries), steps: [] };
  indexes.set(currencies, made);
  return made;
};

type RankPart = (entry: SearchEntry, part: SearchPart, place: number) => number;

/** The whole query, and its words if there are several. */
type SearchQuery = { readonly whole: SearchPart; readonly words: readonly SearchPart[] };

const toSearchQuery = (query: string): SearchQuery => {
  const words = query.split(/\s+/);
  return { whole: searchPart(query), words: words.length < 2 ? [] : words.map(searchPart) };
};

/** Scores the whole query, or else each word: by the rank of the worst word, then by the sum of all ranks. */
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

/** Sorts matches by score, then by list order. Groups them by score, which is faster because there are few scores. */
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

/** Indexes of the entries that contain the query, or all of its words. */
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

/** An entry that contains every word does not always contain the whole query. */
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

/** Builds the search index of a list before the first key press: about one microsecond per currency. */
export const prepareSearch = (currencies: readonly Currency[]): void => {
  indexOf(currencies);
};

/**
 * Returns the matching currencies, best first, then in list order. An empty query matches all. Compares ticker,
 * name, words of the name, network, lists of spec §9 and contract, then any substring, then text with typos.
 */
export const searchCurrencies = (currencies: readonly Currency[], query: string): readonly Currency[] => {
  const parsedQuery = plain(query.slice(0, MAX_QUERY_LENGTH)).replace(CONNECTIVE, '').trim();
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
