const FIRST_LETTER = 97;

/** Bit of a character. A character that is not a letter uses five bits of its code. */
const bitAt = (text: string, at: number): number => 1 << ((text.charCodeAt(at) - FIRST_LETTER) & 31);

/** Bit set of the characters of a text. If a text contains another, it has all of that text's bits. */
export const letterBits = (text: string): number => {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= bitAt(text, at);
  return bits;
};

/**
 * Bit set of the first characters of texts. A text with the same beginning as one of them has its first bit in the set.
 */
export const firstLetterBits = (texts: readonly string[]): number => {
  let bits = 0;
  for (const text of texts) if (text !== '') bits |= bitAt(text, 0);
  return bits;
};

/** Whether all bits of `part` are among `bits`. */
export const hasBits = (bits: number, part: number): boolean => (part & ~bits) === 0;
