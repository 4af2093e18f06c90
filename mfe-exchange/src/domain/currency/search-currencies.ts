import type { Currency } from './currency';
import { entryOf, plain } from './search-entry';
import type { SearchEntry } from './search-entry';
import { createTypoIndex, findTypos } from './typo-index';
import type { TypoIndex } from './typo-index';

/** What a match is worth: the lower, the higher in the list. */
const RANK = {
  ticker: 0,
  tickerStart: 1,
  nameStart: 2,
  wordStart: 3,
  network: 4,
  contract: 5,
  inside: 6,
  typo: 7,
} as const;
const NONE = -1;
const SHORTEST_CONTRACT_PART = 5;
/** With so many better hits nobody meant a typo. */
const ENOUGH_HITS = 3;
const LONGEST_QUERY = 128;

type SearchIndex = { readonly entries: readonly SearchEntry[]; readonly typos: TypoIndex };

const indexes = new WeakMap<readonly Currency[], SearchIndex>();

/** Built once for a list: a list never changes, a new one is another list. */
const indexOf = (currencies: readonly Currency[]): SearchIndex => {
  const known = indexes.get(currencies);
  if (known) return known;
  const entries = currencies.map(entryOf);
  const made = { entries, typos: createTypoIndex(entries) };
  indexes.set(currencies, made);
  return made;
};

const anyStartsWith = (texts: readonly string[], part: string): boolean => {
  for (const text of texts) if (text.startsWith(part)) return true;
  return false;
};

const insideRank = ({ name, tickers }: SearchEntry, part: string): number =>
  name.includes(part) || tickers.some((ticker) => ticker.includes(part)) ? RANK.inside : NONE;

const nameRank = ({ name, words }: SearchEntry, part: string): number => {
  if (name.startsWith(part)) return RANK.nameStart;
  return anyStartsWith(words, part) ? RANK.wordStart : NONE;
};

const rankOf = (entry: SearchEntry, part: string): number => {
  // one look settles most entries: what is nowhere in it has no rank
  if (!entry.haystack.includes(part)) return NONE;
  if (entry.tickers.includes(part)) return RANK.ticker;
  if (anyStartsWith(entry.tickers, part)) return RANK.tickerStart;
  const byName = nameRank(entry, part);
  if (byName !== NONE) return byName;
  if (anyStartsWith(entry.networks, part)) return RANK.network;
  if (part.length >= SHORTEST_CONTRACT_PART && entry.contract.startsWith(part)) return RANK.contract;
  return insideRank(entry, part);
};

type RankPart = (entry: SearchEntry, part: string, place: number) => number;

/** The whole query, or where it has several words each of them; the worst of the words decides, then their sum. */
const scoreOf = (
  entry: SearchEntry,
  place: number,
  query: string,
  parts: readonly string[],
  rank: RankPart,
): number => {
  const whole = rank(entry, query, place);
  if (whole !== NONE || parts.length < 2) return whole;
  let worst = 0;
  let sum = 0;
  for (const part of parts) {
    const one = rank(entry, part, place);
    if (one === NONE) return NONE;
    worst = Math.max(worst, one);
    sum += one;
  }
  return worst + sum / 1_000;
};

/** Currencies by their score, the best first, each score in the list's order: few scores, so nothing is sorted twice. */
const hitsOf = (entries: readonly SearchEntry[], query: string, rank: RankPart): readonly Currency[] => {
  const parts = query.split(/\s+/);
  const byScore = new Map<number, Currency[]>();
  entries.forEach((entry, place) => {
    const score = scoreOf(entry, place, query, parts, rank);
    if (score === NONE) return;
    const same = byScore.get(score);
    if (same) same.push(entry.currency);
    else byScore.set(score, [entry.currency]);
  });
  return [...byScore.keys()].sort((one, other) => one - other).flatMap((score) => byScore.get(score) ?? []);
};

const rankOrTypo = (typos: TypoIndex, query: string): RankPart => {
  const slips = new Map([query, ...query.split(/\s+/)].map((part) => [part, findTypos(typos, part)]));
  return (entry, part, place) => {
    const rank = rankOf(entry, part);
    if (rank !== NONE) return rank;
    return slips.get(part)?.has(place) === true ? RANK.typo : NONE;
  };
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
  const wanted = plain(query.slice(0, LONGEST_QUERY));
  if (wanted === '') return currencies;
  const { entries, typos } = indexOf(currencies);
  const found = hitsOf(entries, wanted, rankOf);
  return found.length < ENOUGH_HITS ? hitsOf(entries, wanted, rankOrTypo(typos, wanted)) : found;
};
