const BASE58 = '[1-9A-HJ-NP-Za-km-z]';

/** Lengths and names of keys on other networks. Includes hashes: 64 bytes in Base58, and 32 bytes in hex. */
const KEY_OR_HASH = new RegExp(
  `^(?:(?:0x)?[\\da-f]{64,200}|${BASE58}{51,58}|${BASE58}{86,88}|${BASE58}{107,112}|[\\w+/-]{43}=|[\\w+/-]{86}==|PVT_.+|secp256k1:.+|ed25519:.{64,}|.*(?:priv|secret|sk1|nsec1|xprv1).+)$`,
  'i',
);

/** Whether a text that is not a valid address is a private key or a transaction hash. */
export const isKeyOrHash = (text: string): boolean => KEY_OR_HASH.test(text);
