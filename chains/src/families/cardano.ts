import { base58, bech32 } from '@scure/base';

import { crc32, decodedOrNull } from './bytes.ts';
import { eitherFamily } from './either-family.ts';
import type { CheckFamily, FamilyVerdict } from './family.ts';
import { isBech32Shaped } from './segwit.ts';
import { unpayableKind } from './unpayable-kind.ts';

const LONGEST = 256;
const MAINNET = 1;

/** CIP-19: types 0–3 with two hashes of 28 bytes, 4 and 5 with a pointer, 6 and 7 with one hash. */
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

/** Big-endian bytes behind a CBOR head of an unsigned number; null when it is none or more follows. */
const cborNumber = (bytes: Uint8Array): number | null => {
  const [head = 0xff, ...rest] = bytes;
  if (head < 24) return rest.length === 0 ? head : null;
  const length = 1 << (head - 24);
  if (head > 26 || rest.length !== length) return null;
  return rest.reduce((value, byte) => value * 256 + byte, 0);
};

/** `[tag 24 <bytes>, crc]` (Byron address format): the checksum is of the bytes. */
const isByron = (bytes: Uint8Array): boolean => {
  const isHead = bytes[0] === 0x82 && bytes[1] === 0xd8 && bytes[2] === 0x18 && bytes[3] === 0x58;
  const end = 5 + (bytes[4] ?? 0);
  return isHead && cborNumber(bytes.slice(end)) === crc32(bytes.slice(5, end));
};

const checkByron = (address: string): FamilyVerdict => {
  if (!/^(?:Ae2|DdzFF)[1-9A-HJ-NP-Za-km-z]{50,110}$/.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base58.decode(address));
  return bytes !== null && isByron(bytes) ? 'Valid' : 'ChecksumMismatch';
};

const bech32Of =
  (prefix: string): CheckFamily =>
  (address): FamilyVerdict =>
    address.startsWith(`${prefix}1`) && bech32.decodeUnsafe(address, LONGEST) ? 'Valid' : 'NotThisFamily';

/** Shelley addresses of the main network and those of the Byron era; stake addresses and test networks are not paid. */
export const checkCardano = eitherFamily(
  checkShelley,
  checkByron,
  unpayableKind(bech32Of('stake')),
  unpayableKind(bech32Of('addr_test')),
);
