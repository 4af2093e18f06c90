/**
 * Texts that can be a private key or a recovery phrase: longer than most addresses, four words and more, Base64 with
 * its padding, and seeds of the XRP Ledger. `secret-text.ts` knows the formats; this rule is small, and on the safe
 * side.
 */
const LIKE_A_SECRET = /.{49}|^s.{20,30}$|=$|(?:\S+\s+){3}/is;

/** Whether a text must not be stored unless it is known to be an address. */
export const looksSecret = (text: string): boolean => LIKE_A_SECRET.test(text.trim());

/** Twelve words of at least three letters in a row, a list of 32 bytes, or eight groups of hex digits. Rare in sentences. */
const LIKE_A_PHRASE =
  /(?<![\p{L}\p{M}])(?:(?:\p{Lo}[\p{Lo}\p{M}]{0,11}|(?!\p{Lo})[\p{L}\p{M}]{3,12})[^\p{L}\p{M}]+){11}(?:\p{Lo}|\p{L}{3})|(?:\d{1,3},\s*){31}|(?:[\da-f]{2,8}[\s:-]+){7}[\da-f]{2}/iu;
const SHORTEST_KEY = 21;

/** Whether a message must not be stored, because a part of it can be a private key or a recovery phrase. */
export const mentionsSecret = (text: string): boolean =>
  LIKE_A_PHRASE.test(text) ||
  text.split(/[^\w+/=]/).some((word) => word.length >= SHORTEST_KEY && looksSecret(word));
