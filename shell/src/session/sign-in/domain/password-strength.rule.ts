/** Strength levels of spec §5 "Password". The criteria are our own. */
export type PasswordStrength = 'low' | 'medium' | 'high';

const MIN_LENGTH = 8;
const MAX_LENGTH = 100;

const LONG = 12;
const VERY_LONG = 16;
const KINDS: readonly RegExp[] = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

const lengthOf = (password: string): number => Array.from(password).length;

/** Whether a password has more than 100 characters (spec §5 "Password"). */
export const isTooLong = (password: string): boolean => lengthOf(password) > MAX_LENGTH;

/** Whether a password has 8 to 100 characters (spec §5 "Password"). */
export const isPassword = (password: string): boolean =>
  lengthOf(password) >= MIN_LENGTH && !isTooLong(password);

/**
 * Number of characters that do not belong to a repetition or sequence: `aaaaaaaa` and `12345678` are long but weak.
 */
const variety = (password: string): number => {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.filter((step, index) => Math.abs(step) > 1 && step !== steps[index - 1]).length;
};

/**
 * Strength of a password. Length counts most: a long one is high. Twelve characters or three kinds of characters
 * are medium, unless they form a sequence.
 */
export const strengthOf = (password: string): PasswordStrength => {
  const length = lengthOf(password);
  if (!isPassword(password) || variety(password) < length / 2) return 'low';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (length >= VERY_LONG || (length >= LONG && kinds >= 3)) return 'high';
  return length >= LONG || kinds >= 3 ? 'medium' : 'low';
};
