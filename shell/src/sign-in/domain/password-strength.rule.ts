/** Spec §5 "Password": what the levels stand for is ours. */
export type PasswordStrength = 'low' | 'medium' | 'high';

const MIN_LENGTH = 8;
const MAX_LENGTH = 100;

const LONG = 12;
const VERY_LONG = 16;
const KINDS: readonly RegExp[] = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

const lengthOf = (password: string): number => Array.from(password).length;

/** Spec §5 "Password": 8 to 100 characters. */
export const isPassword = (password: string): boolean => {
  const length = lengthOf(password);
  return length >= MIN_LENGTH && length <= MAX_LENGTH;
};

/** How many characters differ from the one before: `aaaaaaaa` and `12345678` are long and still weak. */
const variety = (password: string): number => {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.filter((step, index) => Math.abs(step) > 1 && step !== steps[index - 1]).length;
};

/** Length counts most: long is high, twelve characters or three kinds of them are medium, if they are not a row. */
export const strengthOf = (password: string): PasswordStrength => {
  const length = lengthOf(password);
  if (!isPassword(password) || variety(password) < length / 2) return 'low';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (length >= VERY_LONG || (length >= LONG && kinds >= 3)) return 'high';
  return length >= LONG || kinds >= 3 ? 'medium' : 'low';
};
