import type { Passage } from './passage.ts';
import type { Rule } from './rules.ts';

export type Hit = {
  /** Line in the file, or key of the text. */
  readonly place: string;
  readonly phrase: string;
  /** The phrase with the words around it. */
  readonly excerpt: string;
};

const CONTEXT = 30;

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const hitsOf = ({ pattern, isFirstSentence }: Rule, { text, placeAt }: Passage): readonly Hit[] => {
  const searched = isFirstSentence ? firstSentence(text.trimStart()) : text;
  const shift = isFirstSentence ? text.length - text.trimStart().length : 0;
  return [...searched.matchAll(pattern)].map(({ 0: phrase, index }) => ({
    place: placeAt(index + shift),
    phrase,
    excerpt: searched.slice(Math.max(0, index - CONTEXT), index + phrase.length + CONTEXT).trim(),
  }));
};

/** Banned phrases in the passages of a file, in order. */
export const findPhrases = (passages: readonly Passage[], rules: readonly Rule[]): readonly Hit[] =>
  passages.flatMap((passage) =>
    rules.filter(({ kinds }) => kinds.includes(passage.kind)).flatMap((rule) => hitsOf(rule, passage)),
  );
