import { base58, bech32 } from '@scure/base';

import { crc32, decodedOrNull } from './bytes.ts';
import { eitherFamily } from './either-family.ts';
import type { CheckFamily, FamilyVerdict } from './family.ts';
import { isBech32Shaped } from './segwit.ts';
import { unpayableKind } from './unpayable-kind.ts';

const LONGEST = 256;
const MAINNET = 1;

/** CIP-19: types 0–3 have two hashes of 28 bytes, 4 and 5 a pointer, 6 and 7 one hash. */
const isShelley = (bytes: Uint8Array): boolean => {
  const header = bytes[0] ?? 0xff;
  const type = header >> 4;
  if ((header & 0x0f) !== MAINNET || type > 7) return false;
  if (type <= 3) return bytes.length === 57;
  return type <= 5 ? bytes.length > 29 && bytes.length <= 59 : bytes.length === 29;
};

const checkShelley = (address: string): FamilyVerdict => {
  if (!isBech32Shaped(address, 'addr')) return 'NotThisFamily';
  const decoded = bech32.decodeUnsafe(address, LONGEST);
  const bytes = decoded ? bech32.fromWordsUnsafe(decoded.words) : undefined;
  return bytes && isShelley(bytes) ? 'Valid' : 'ChecksumMismatch';
};

type Cbor = { readonly value: number; readonly length: number };

/** Number in the head of a CBOR item of type `major`, and the length of the head. Null for another type. */
const cborHead = (bytes: Uint8Array, major: number): Cbor | null => {
  const [head = 0xff] = bytes;
  const short = head & 0x1f;
  if (head >> 5 !== major || short > 26) return null;
  if (short < 24) return { value: short, length: 1 };
  const length = 1 << (short - 24);
  if (bytes.length <= length) return null;
  return { value: bytes.slice(1, 1 + length).reduce((sum, byte) => sum * 256 + byte, 0), length: 1 + length };
};

const UNSIGNED = 0;
const BYTES = 2;
const MAP = 5;
const NETWORK_MAGIC = 2;
/** An array of three items that starts with a 28-byte hash. */
const ROOT = [0x83, 0x58, 0x1c];
const ROOT_LENGTH = 28;

/** Keys of the attributes of a Byron address. Null if they are malformed. */
const attributeKeys = (map: Uint8Array): readonly number[] | null => {
  const head = cborHead(map, MAP);
  if (head === null) return null;
  let rest = map.slice(head.length);
  const keys: number[] = [];
  for (let at = 0; at < head.value; at += 1) {
    const key = cborHead(rest, UNSIGNED);
    const value = key === null ? null : cborHead(rest.slice(key.length), BYTES);
    if (key === null || value === null) return null;
    keys.push(key.value);
    rest = rest.slice(key.length + value.length + value.value);
  }
  // the address type follows the attributes
  return cborHead(rest, UNSIGNED)?.length === rest.length ? keys : null;
};

/** `[tag 24 <bytes>, crc]` (Byron address format). Returns the bytes if their checksum is valid. */
const byronBytes = (text: string): Uint8Array | null => {
  const bytes = decodedOrNull(() => base58.decode(text));
  if (bytes?.[0] !== 0x82 || bytes[1] !== 0xd8 || bytes[2] !== 0x18) return null;
  const head = cborHead(bytes.slice(3), BYTES);
  if (head === null) return null;
  const start = 3 + head.length;
  const inner = bytes.slice(start, start + head.value);
  const crc = cborHead(bytes.slice(start + head.value), UNSIGNED);
  const isWhole = crc !== null && start + head.value + crc.length === bytes.length;
  return isWhole && crc.value === crc32(inner) ? inner : null;
};

/**
 * Icarus and Daedalus addresses, including the longer ones of early Daedalus. Addresses of test networks have a
 * network number among the attributes.
 */
const checkByron = (address: string): FamilyVerdict => {
  if (!/^(?:Ae2|DdzFF|4swhH|37btjr|2cWKM)[1-9A-HJ-NP-Za-km-z]{50,180}$/.test(address)) return 'NotThisFamily';
  const inner = byronBytes(address);
  if (inner === null || !ROOT.every((byte, at) => inner[at] === byte)) return 'ChecksumMismatch';
  const keys = attributeKeys(inner.slice(ROOT.length + ROOT_LENGTH));
  if (keys === null) return 'ChecksumMismatch';
  return keys.includes(NETWORK_MAGIC) ? 'UnpayableKind' : 'Valid';
};

const bech32Of =
  (prefix: string): CheckFamily =>
  (address): FamilyVerdict =>
    address.startsWith(`${prefix}1`) && bech32.decodeUnsafe(address, LONGEST) ? 'Valid' : 'NotThisFamily';

/** Shelley addresses of the main network and Byron addresses. Stake addresses and test networks cannot be paid. */
export const checkCardano = eitherFamily(
  checkShelley,
  checkByron,
  unpayableKind(bech32Of('stake')),
  unpayableKind(bech32Of('addr_test')),
);
