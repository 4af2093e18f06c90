import { canHoldSecret } from './secret-text.ts';

const LEAST_GROUPS = 3;
const SHORTEST_GROUP = 3;

/** Whether a text is a private key in groups of one length, as it is written on paper. The last group can be shorter. */
const isKeyInGroups = (text: string): boolean => {
  const groups = Array.from(text.matchAll(/\w+/g), ([group]) => group);
  const size = groups[0]?.length ?? 0;
  const isEven = groups.every(({ length }, at) =>
    at < groups.length - 1 ? length === size : length <= size,
  );
  const isInGroups = isEven && size >= SHORTEST_GROUP && groups.length >= LEAST_GROUPS;
  return isInGroups && canHoldSecret(groups.join(''));
};

/** The text whose bytes the hex digits of another text are. */
const textOfHex = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(text.matchAll(/[\da-f]{2}/gi), ([pair]) => Number.parseInt(pair, 16)),
  );

/** A recovery phrase of 12, 15, 18, 21 or 24 Chinese words, which have one character each. */
const CHINESE_PHRASE = /^(?:\p{sc=Han}{3}){4,8}$/u;

/**
 * Whether a text is a recovery phrase or a private key in a form that is not made for computers: in groups, or as the
 * hex digits of its letters, or without the spaces. Too large for a page's first load, so only services and the pro form use it.
 */
export const isDisguisedSecret = (text: string): boolean =>
  CHINESE_PHRASE.test(text) || isKeyInGroups(text) || canHoldSecret(textOfHex(text));
