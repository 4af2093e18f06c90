/** Control characters and bidi overrides, which a terminal executes or hides. */
const UNPRINTABLE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * One line for a terminal. Reasons and builds come from holders of tokens for one remote. Their control sequences
 * must not change what an operator sees, and a line break must not look like another entry. JSON stays valid.
 */
export const printableLine = (line: string): string => line.replace(UNPRINTABLE, escaped);
