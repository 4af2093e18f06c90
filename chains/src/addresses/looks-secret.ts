/**
 * Texts that can be a private key or a recovery phrase: longer than most addresses, four words and more, Base64 with
 * its padding, and seeds of the XRP Ledger. `secret-text.ts` knows the formats; this rule is small, and on the safe
 * side.
 */
const LIKE_A_SECRET = /^.{49}|^s.{20,30}$|=$|(?:\S+\s+){3}/is;

/** Whether a text must not be stored unless it is known to be an address. */
export const looksSecret = (text: string): boolean => LIKE_A_SECRET.test(text.trim());
