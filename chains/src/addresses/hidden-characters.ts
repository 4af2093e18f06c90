/**
 * Whether a text contains invisible characters or half a character. They come with copied text, and are part of it for a
 * program.
 */
export const hasHiddenCharacters = (text: string): boolean => /[\p{C}\p{DI}\u2800]/u.test(text);
