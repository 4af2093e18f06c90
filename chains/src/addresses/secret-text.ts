const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const MIN_PHRASE_WORDS = 12;

const SECRETS: readonly RegExp[] = [
  // wallet import format of Bitcoin and similar networks, extended private keys
  new RegExp(`^(?:5[HJK]${BASE58}{49}|[KL]${BASE58}{51}|[xyz]prv${BASE58}{100,})$`),
  // seeds of Stellar, the XRP Ledger and Tezos
  /^S[A-Z2-7]{55}$/,
  new RegExp(`^(?:s(?:Ed)?${BASE58}{27,30}|edsk${BASE58}{50,94})$`),
];

/** At least twelve words and nothing else: BIP 39 in each language, Electrum, Monero, SLIP 39. */
const isPhrase = (text: string): boolean => {
  const words = text.split(/[\s,;-]+/).flatMap((word) => word.replace(/^\d+[.)]?/, '') || []);
  return words.length >= MIN_PHRASE_WORDS && words.every((word) => /^[\p{L}\p{M}]+$/u.test(word));
};

/** Whether a text is a private key or a recovery phrase. No address has such a format. */
export const isSecret = (text: string): boolean =>
  isPhrase(text) || SECRETS.some((secret) => secret.test(text));

/** Lengths and names of keys on other networks; of 64 bytes in Base58 and of 32 in hex are hashes too. */
const KEY_OR_HASH = new RegExp(
  `^(?:(?:0x)?[\\da-f]{64,200}|${BASE58}{51,58}|${BASE58}{86,88}|${BASE58}{107,112}|[\\w+/-]{43}=|[\\w+/-]{86}==|PVT_.+|secp256k1:.+|ed25519:.{64,}|.*(?:priv|secret|sk1|nsec1|xprv1).+)$`,
  'i',
);

/** Whether an invalid address of its network is a private key or the hash of a transaction. */
export const isKeyOrHash = (text: string): boolean => KEY_OR_HASH.test(text);
