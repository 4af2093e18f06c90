const FIRST_LETTER = 97;

/** The bit of a character; what is no letter counts by its code, five bits of it. */
const bitAt = (text: string, at: number): number => 1 << ((text.charCodeAt(at) - FIRST_LETTER) & 31);

/** The characters of a text as bits: a text that holds another has all of its bits. */
export const letterBits = (text: string): number => {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= bitAt(text, at);
  return bits;
};

/** The first characters of texts as bits: a text that begins like one of them has its first bit among these. */
export const firstLetterBits = (texts: readonly string[]): number => {
  let bits = 0;
  for (const text of texts) if (text !== '') bits |= bitAt(text, 0);
  return bits;
};

/** Whether all bits of `part` are among `bits`. */
export const hasBits = (bits: number, part: number): boolean => (part & ~bits) === 0;
