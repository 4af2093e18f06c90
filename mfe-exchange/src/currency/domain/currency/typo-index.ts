import { letterBits } from './letter-bits';
import type { SearchEntry } from './search-entry';
import { isWithinTypos, typosAllowed } from './typo-distance';

type Word = { readonly text: string; readonly letters: number; readonly entries: number[] };

/** Distinct words of a list, by length. Thousands of currencies share a few hundred words. */
export type TypoIndex = readonly (readonly Word[] | undefined)[];

const countBits = (bits: number): number => {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
};

/** Collects the words of the entries by length, in list order. */
export const createTypoIndex = (entries: readonly SearchEntry[]): TypoIndex => {
  const words = new Map<string, Word>();
  const byLength: Word[][] = [];
  entries.forEach(({ tickers, words: ofName }, at) => {
    for (const text of [...tickers, ...ofName]) {
      const known = words.get(text);
      if (known) {
        if (known.entries.at(-1) !== at) known.entries.push(at);
        continue;
      }
      const made = { text, letters: letterBits(text), entries: [at] };
      words.set(text, made);
      (byLength[text.length] ??= []).push(made);
    }
  });
  return byLength;
};

/** Indexes of the entries that have a word within the allowed typos of `typed`. */
export const findTypos = (index: TypoIndex, typed: string): ReadonlySet<number> => {
  const limit = typosAllowed(typed.length);
  const found = new Set<number>();
  if (limit === 0) return found;
  const letters = letterBits(typed);
  for (let length = typed.length - limit; length <= typed.length + limit; length += 1) {
    for (const word of index[length] ?? []) {
      // a typo adds at most one new letter
      const isFar = countBits(word.letters & ~letters) > limit || countBits(letters & ~word.letters) > limit;
      if (!isFar && isWithinTypos(typed, word.text)) for (const at of word.entries) found.add(at);
    }
  }
  return found;
};
