/**
 * Whether a text contains invisible characters or half a character. They can come with copied text, and a
 * program treats them as part of it.
 */
export const hasHiddenCharacters = (text: string): boolean => /[\p{C}\p{DI}\u2800]/u.test(text);
