/** Scripts without spaces between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const ONE_UNSPACED = new RegExp(`[${UNSPACED}]`, 'gu');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

const MOST_WORDS = 12;
const LONGEST_QUERY = 100;

const foldCharacter = (character: string): string => {
  const folded = character
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return folded.length === character.length ? folded : character.toLowerCase().slice(0, character.length);
};

/** Removes case and accents from a text. Every character keeps its position. */
export const fold = (text: string): string => Array.from(text, foldCharacter).join('');

const spaced = (text: string): string => text.replace(ONE_UNSPACED, ' $& ').replace(/\s+/g, ' ').trim();

/** Text for the index. Chinese characters and kana are separated, because no spaces separate their words. */
export const indexed = (text: string): string => spaced(fold(text.normalize('NFC')));

/** Words of a query, folded. Their number and length are limited. */
export const queryWords = (query: string): readonly string[] =>
  (
    fold(query.normalize('NFC').slice(0, LONGEST_QUERY)).match(
      new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu'),
    ) ?? []
  ).slice(0, MOST_WORDS);

/** FTS5 expression: all words, each as a prefix. */
export const matchExpression = (words: readonly string[]): string =>
  words.map((word) => `"${spaced(word)}"*`).join(' AND ');

const isInsideWord = (text: string, at: number): boolean =>
  at > 0 && /[\p{L}\p{N}]$/u.test(text.slice(0, at));

/** Positions of a word in a folded text, as found by the index: at the start of words, and kana anywhere. */
export const placesOf = (folded: string, word: string): readonly number[] => {
  const isUnspaced = STARTS_UNSPACED.test(word);
  const places: number[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    if (isUnspaced || !isInsideWord(folded, at)) places.push(at);
  return places;
};
