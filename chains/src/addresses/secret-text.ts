const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const MIN_PHRASE_WORDS = 12;

/** Private keys of Bitcoin and similar networks, extended private keys, seeds of Stellar, the XRP Ledger and Tezos. */
const KEY = new RegExp(
  `^(?:5[HJK]${BASE58}{49}|[KL]${BASE58}{51}|[xyz]prv${BASE58}{100,}|S[A-Z2-7]{55}|s(?:Ed)?${BASE58}{27,30}|edsk${BASE58}{50,94})$`,
);

/** At least twelve words and nothing else: BIP 39 in each language, Electrum, Monero, SLIP 39. */
const isPhrase = (text: string): boolean => {
  const words = text.split(/[\s,;-]+/).flatMap((word) => word.replace(/^\d+[.)]?/, '') || []);
  return words.length >= MIN_PHRASE_WORDS && words.every((word) => /^[\p{L}\p{M}]+$/u.test(word));
};

/** Whether a text is a private key or a recovery phrase. No address has such a format. */
export const isSecret = (text: string): boolean => isPhrase(text) || KEY.test(text);
