import { canHoldSecret } from './secret-text.ts';

const LEAST_GROUPS = 3;
const SHORTEST_GROUP = 3;

/** A text in groups of one length without the separators, as a key is written on paper. Else an empty text. */
const joinedGroups = (text: string): string => {
  const groups = text.split(/\W+/).filter((group) => group !== '');
  const size = groups[0]?.length ?? 0;
  const isEven = groups.every(
    ({ length }, at) => length === size || (length < size && at === groups.length - 1),
  );
  return isEven && size >= SHORTEST_GROUP && groups.length >= LEAST_GROUPS ? groups.join('') : '';
};

/** The words that a text in hex stands for. Empty if it is not in hex, or not of words only. */
const wordsInHex = (text: string): string => {
  const [, digits] = /^(?:0x)?((?:[\da-f]{2})+)$/i.exec(text) ?? [];
  const pairs = digits?.match(/../g) ?? [];
  const decoded = new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
  return /^[\p{L}\p{M}\s]+$/u.test(decoded) ? decoded : '';
};

/** A recovery phrase of 12, 15, 18, 21 or 24 Chinese words, which have one character each. */
const CHINESE_PHRASE = /^(?:\p{sc=Han}{3}){4,8}$/u;

/**
 * Whether a text is a recovery phrase or a private key in a form that is not made for computers: in groups, or as the
 * hex digits of its letters, or without the spaces. Too large for a page's first load, so only services and the pro form use it.
 */
export const isDisguisedSecret = (text: string): boolean =>
  CHINESE_PHRASE.test(text) || canHoldSecret(joinedGroups(text)) || canHoldSecret(wordsInHex(text));
