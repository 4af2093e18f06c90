const FIRST_LETTER = 97;

/** Bit of a character. Characters that are not letters use five bits of their code. */
const bitAt = (text: string, at: number): number => 1 << ((text.charCodeAt(at) - FIRST_LETTER) & 31);

/** Bit set of the characters of a text. A text that contains another has all bits of the other. */
export const letterBits = (text: string): number => {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= bitAt(text, at);
  return bits;
};

/** Bit set of the first characters of texts. A text that starts like one of them has its first bit in the set. */
export const firstLetterBits = (texts: readonly string[]): number => {
  let bits = 0;
  for (const text of texts) if (text !== '') bits |= bitAt(text, 0);
  return bits;
};

/** Whether all bits of `part` are among `bits`. */
export const hasBits = (bits: number, part: number): boolean => (part & ~bits) === 0;
