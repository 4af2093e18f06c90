import { canHoldSecret } from './secret-text.ts';

const LEAST_GROUPS = 3;
const SHORTEST_GROUP = 3;

/** Whether a text is a private key in groups of equal length, as on a paper backup. The last group can be shorter. */
const isKeyInGroups = (text: string): boolean => {
  const groups = Array.from(text.matchAll(/\w+/g), ([group]) => group);
  const size = groups[0]?.length ?? 0;
  const isEven = groups.every(({ length }, at) =>
    at < groups.length - 1 ? length === size : length <= size,
  );
  const isInGroups = isEven && size >= SHORTEST_GROUP && groups.length >= LEAST_GROUPS;
  return isInGroups && canHoldSecret(groups.join(''));
};

/** Text whose bytes are the hex digits of the given text. */
const textOfHex = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(text.matchAll(/[\da-f]{2}/gi), ([pair]) => Number.parseInt(pair, 16)),
  );

/** A recovery phrase of 12, 15, 18, 21 or 24 Chinese words. Each word is one character. */
const CHINESE_PHRASE = /^(?:\p{sc=Han}{3}){4,8}$/u;

/**
 * Whether a text is a recovery phrase or a private key in an unusual form: in groups, as hex digits of its
 * characters, or without spaces. Too large for the first load of a page, so only services and the pro form use it.
 */
export const isDisguisedSecret = (text: string): boolean =>
  CHINESE_PHRASE.test(text) || isKeyInGroups(text) || canHoldSecret(textOfHex(text));
