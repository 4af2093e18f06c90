/**
 * Whether a text contains invisible characters or half a character. Copied text can contain them, and programs
 * treat them as part of it.
 */
export const hasHiddenCharacters = (text: string): boolean => /[\p{C}\p{DI}\u2800]/u.test(text);
