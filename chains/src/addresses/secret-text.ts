const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const MIN_PHRASE_WORDS = 12;

/**
 * Private keys of Bitcoin and similar networks, extended private keys, and seeds of Stellar, the XRP Ledger and Tezos.
 */
const KEY = new RegExp(
  `^(?:5[HJK]${BASE58}{49}|[KL]${BASE58}{51}|[xyz]prv${BASE58}{100,}|S[A-Z2-7]{55}|s(?:Ed)?${BASE58}{27,30}|edsk${BASE58}{50,94})$`,
);

/**
 * Whether a text consists of at least twelve words, with any numbers and punctuation: BIP 39 in each language,
 * Electrum, Monero, SLIP 39.
 */
const isPhrase = (text: string): boolean => {
  const parts = text.split(/[^\p{L}\p{M}\d]/u);
  const words = parts.filter((part) => /\D/.test(part));
  return (
    parts.every((part) => /^\d*[\p{L}\p{M}]*\d*$/u.test(part)) &&
    words.length >= MIN_PHRASE_WORDS &&
    new Set(words).size > 1
  );
};

/** Whether a text is a private key or a recovery phrase. No address has one of these formats. */
export const isSecret = (text: string): boolean => isPhrase(text) || KEY.test(text);

/** As long as a private key in hex, Base58, Base64 or Bech32. */
const AS_LONG_AS_A_KEY = /^(?:.{49,112}|.{43}=)$/;
const LEAST_LETTERS_OF_A_KEY = 12;

const canBeKey = (word: string): boolean =>
  KEY.test(word) || (AS_LONG_AS_A_KEY.test(word) && new Set(word).size >= LEAST_LETTERS_OF_A_KEY);

/** Bytes of a key in hex or as numbers, with any separators. */
const BYTES = /^(?=.{64})(?:\W*[\dxa-f]+\W){7}[\dxa-f\W]+$/i;

/** Whether a text is a recovery phrase, or can contain a private key of any network. */
export const canHoldSecret = (text: string): boolean =>
  isPhrase(text) || BYTES.test(text) || text.split(/[^\w+/=]/).some(canBeKey);
