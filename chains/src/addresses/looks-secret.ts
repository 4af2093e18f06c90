/**
 * Texts that can be a private key or a recovery phrase: longer than most addresses, at least four words, padded
 * Base64, or seeds of the XRP Ledger. `secret-text.ts` has the exact formats. This rule is small and cautious.
 */
const LIKE_A_SECRET = /.{49}|^s.{20,30}$|=$|(?:\S+\s+){3}/is;

/** Whether a text must not be stored, unless it is a known address. */
export const looksSecret = (text: string): boolean => LIKE_A_SECRET.test(text.trim());

/**
 * Twelve consecutive words of at least three letters, a list of 32 bytes, or eight groups of hex digits. Rare in
 * sentences.
 */
const LIKE_A_PHRASE =
  /(?<![\p{L}\p{M}])(?:(?:\p{Lo}[\p{Lo}\p{M}]{0,11}|(?!\p{Lo})[\p{L}\p{M}]{3,12})[^\p{L}\p{M}]+){11}(?:\p{Lo}|\p{L}{3})|(?:\d{1,3},\s*){31}|(?:[\da-f]{2,8}[\s:-]+){7}[\da-f]{2}/iu;
const SHORTEST_KEY = 21;

/** Whether a message must not be stored, because part of it can be a private key or a recovery phrase. */
export const mentionsSecret = (text: string): boolean =>
  LIKE_A_PHRASE.test(text) ||
  text.split(/[^\w+/=]/).some((word) => word.length >= SHORTEST_KEY && looksSecret(word));
