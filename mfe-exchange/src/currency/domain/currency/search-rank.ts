import { firstLetterBits, hasBits, letterBits } from './letter-bits';
import type { SearchEntry } from './search-entry';

/** Ranks of a match. Lower ranks come first. */
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
const SHORTEST_CONTRACT_PART = 5;

/** No match at all. */
export const NO_RANK = -1;

/** A query or one of its words, with letter bits that exclude most entries without a string search. */
export type SearchPart = { readonly text: string; readonly letters: number; readonly beginning: number };

/** Prepares a query or word for all entries. */
export const searchPart = (text: string): SearchPart => ({
  text,
  letters: letterBits(text),
  beginning: firstLetterBits([text]),
});

const anyStartsWith = (texts: readonly string[], part: string): boolean => {
  for (const text of texts) if (text.startsWith(part)) return true;
  return false;
};

const nameRank = ({ name, words }: SearchEntry, text: string): number => {
  if (name.startsWith(text)) return RANK.nameStart;
  return anyStartsWith(words, text) ? RANK.wordStart : NO_RANK;
};

const beginningRank = (entry: SearchEntry, text: string): number => {
  if (entry.tickers.includes(text)) return RANK.ticker;
  if (anyStartsWith(entry.tickers, text)) return RANK.tickerStart;
  const byName = nameRank(entry, text);
  if (byName !== NO_RANK) return byName;
  if (anyStartsWith(entry.networks, text)) return RANK.network;
  return text.length >= SHORTEST_CONTRACT_PART && entry.contract.startsWith(text) ? RANK.contract : NO_RANK;
};

const insideRank = ({ name, tickers, ownLetters }: SearchEntry, { text, letters }: SearchPart): number => {
  if (!hasBits(ownLetters, letters)) return NO_RANK;
  return name.includes(text) || tickers.some((ticker) => ticker.includes(text)) ? RANK.inside : NO_RANK;
};

/** Whether an entry contains a part anywhere. Otherwise it has no rank. */
export const isAnywhere = ({ letters, haystack }: SearchEntry, part: SearchPart): boolean =>
  hasBits(letters, part.letters) && haystack.includes(part.text);

/** Rank of an entry that contains the part. */
export const rankOf = (entry: SearchEntry, part: SearchPart): number => {
  const byBeginning = hasBits(entry.beginnings, part.beginning) ? beginningRank(entry, part.text) : NO_RANK;
  return byBeginning === NO_RANK ? insideRank(entry, part) : byBeginning;
};

/** Rank of any entry. A match with a typo comes last. */
export const rankOrTypo = (entry: SearchEntry, part: SearchPart, isSlip: boolean): number => {
  const rank = isAnywhere(entry, part) ? rankOf(entry, part) : NO_RANK;
  return rank === NO_RANK && isSlip ? RANK.typo : rank;
};
