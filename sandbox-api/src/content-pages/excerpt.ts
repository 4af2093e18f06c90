import type { ExcerptPiece } from '@coinlane/shared-contracts/content';

import { fold, placesOf } from './searchable.ts';

type Range = { readonly from: number; readonly to: number };

const LEAD_CHARACTERS = 60;
const EXCERPT_CHARACTERS = 200;
const LONGEST_WORD = 24;

/** Ranges of the words, in order. Overlapping ranges are merged. */
const rangesOf = (text: string, words: readonly string[]): readonly Range[] => {
  const folded = fold(text);
  const found = words
    .flatMap((word) => placesOf(folded, word).map((from) => ({ from, to: from + word.length })))
    .sort((left, right) => left.from - right.from || right.to - left.to);
  return found.reduce<readonly Range[]>((ranges, range) => {
    const last = ranges.at(-1);
    if (last === undefined || range.from >= last.to) return [...ranges, range];
    return [...ranges.slice(0, -1), { from: last.from, to: Math.max(last.to, range.to) }];
  }, []);
};

/** Splits a text into parts, with marks on the matches. One part without a match. */
export const piecesOf = (text: string, words: readonly string[]): readonly ExcerptPiece[] => {
  const ranges = rangesOf(text, words);
  const ends = ranges.map(({ to }) => to);
  const pieces = ranges.flatMap(({ from, to }, index) => [
    { text: text.slice(ends[index - 1] ?? 0, from), isMatch: false },
    { text: text.slice(from, to), isMatch: true },
  ]);
  return [...pieces, { text: text.slice(ends.at(-1) ?? 0), isMatch: false }].filter(
    (piece) => piece.text !== '',
  );
};

/** Moves a cut to the next edge of a word if one is near. */
const wordEdge = (text: string, at: number): number => {
  for (let moved = 0; moved < LONGEST_WORD; moved += 1) {
    const place = at + moved;
    if (place <= 0 || place >= text.length || /\s/.test(text[place] ?? '')) return Math.max(0, place);
  }
  return at;
};

/** Part of a text around the first match. Null: no match. */
export const excerptOf = (text: string, words: readonly string[]): readonly ExcerptPiece[] | null => {
  const [first] = rangesOf(text, words);
  if (first === undefined) return null;
  const from = first.from <= LEAD_CHARACTERS ? 0 : wordEdge(text, first.from - LEAD_CHARACTERS);
  const to = Math.min(text.length, wordEdge(text, from + EXCERPT_CHARACTERS));
  const part = text.slice(from, to).trim();
  return piecesOf(`${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`, words);
};
