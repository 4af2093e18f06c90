import type { Network } from '@coinlane/shared-contracts/values';

/** Kind of problem of a text that should be an address. */
export type Strangeness =
  /** A private key or a recovery phrase, which must not be shared. */
  | 'SecretKey'
  /** 64 hex digits on a network without such addresses: a private key or a transaction hash. */
  | 'KeyOrHash'
  /** Zero-width, directional and control characters, which are invisible and come from a page or a program. */
  | 'HiddenCharacters'
  /** White space inside: two texts, or a wrapped line. */
  | 'InnerSpace'
  /** Letters of another script that look like those of an address. */
  | 'LookAlikes'
  | 'TooLong'
  /** The same text twice. */
  | 'Doubled'
  /** Upper-case letters on a network with lower-case addresses. */
  | 'AllCapitals';

/** Capacity of the largest QR code: Lightning invoices and unified Zcash addresses can be that long. */
const LONGEST_TEXT = 4_296;
const SHORTEST_ADDRESS = 24;
const WRITTEN_IN_CAPITALS: readonly Network[] = ['xlm', 'algo', 'xem', 'stx', 'ardr'];

const SECRETS: readonly RegExp[] = [
  // wallet import format of Bitcoin and similar networks, extended private keys
  /^(?:5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})$/,
  /^[xyz]prv[1-9A-HJ-NP-Za-km-z]{100,}$/,
  // seeds of Stellar, the XRP Ledger and Tezos
  /^S[A-Z2-7]{55}$/,
  /^s(?:Ed)?[1-9A-HJ-NP-Za-km-z]{27,30}$/,
  /^edsk[1-9A-HJ-NP-Za-km-z]{50,94}$/,
];
/** BIP 39: 12, 15, 18, 21 or 24 words of three to eight letters. */
const PHRASE_LENGTHS = [12, 15, 18, 21, 24];

const isSecret = (text: string): boolean => {
  const words = text.split(/\s+/);
  const isPhrase = PHRASE_LENGTHS.includes(words.length) && words.every((word) => /^[a-z]{3,8}$/.test(word));
  return isPhrase || SECRETS.some((secret) => secret.test(text));
};

/** Whether a text contains invisible characters. They come with copied text, and are part of it for a program. */
export const hasHiddenCharacters = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115F\u1160\u3164\uFFA0]/u.test(text);

/** Problem of a text as an address, ignoring surrounding white space. Null: none (fault matrix B03). */
export const suspiciousTextOf = (text: string): Strangeness | null => {
  if (text.length > LONGEST_TEXT) return 'TooLong';
  if (isSecret(text)) return 'SecretKey';
  if (hasHiddenCharacters(text)) return 'HiddenCharacters';
  if (/\s/u.test(text)) return 'InnerSpace';
  return /[^\u0021-\u007E]/u.test(text) ? 'LookAlikes' : null;
};

/** Whether an invalid address of its network is a private key or a transaction hash. */
export const isKeyOrHash = (text: string): boolean => /^(?:0x)?[0-9a-f]{64}$/i.test(text);

/** Whether a text looks like a private key on any network. Such a text must not be stored. */
export const looksSecret = (text: string): boolean => isSecret(text.trim()) || isKeyOrHash(text.trim());

/** Possible reason why a text is not a valid address. Null: unknown. */
export const mismatchReason = (text: string, network: Network): Strangeness | null => {
  const half = text.length / 2;
  if (half >= SHORTEST_ADDRESS && text.slice(0, half) === text.slice(half)) return 'Doubled';
  const isCapital = text.length >= SHORTEST_ADDRESS && /^[^a-z]*[A-Z][^a-z]*$/.test(text);
  return isCapital && !WRITTEN_IN_CAPITALS.includes(network) ? 'AllCapitals' : null;
};
