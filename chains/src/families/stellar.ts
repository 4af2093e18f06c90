import { base32nopad } from '@scure/base';

import { crc16, decodedOrNull } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

type Kind = { readonly version: number; readonly lengths: readonly number[]; readonly isPayable: boolean };

/**
 * Version byte and decoded length by first letter (SEP-23). Accounts and muxed accounts can be paid; contracts, pools,
 * balances and signers cannot.
 */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['G', { version: 6 << 3, lengths: [35], isPayable: true }],
  ['M', { version: 12 << 3, lengths: [43], isPayable: true }],
  ['C', { version: 2 << 3, lengths: [35], isPayable: false }],
  ['L', { version: 11 << 3, lengths: [35], isPayable: false }],
  ['B', { version: 1 << 3, lengths: [36], isPayable: false }],
]);

/** Offset of the ID of a muxed account, big-endian after its key. */
const ID_START = 33;
const ID_END = 41;

const decode = (address: string): Uint8Array | null => decodedOrNull(() => base32nopad.decode(address));

const isWhole = (bytes: Uint8Array | null, kind: Kind): boolean => {
  if (bytes === null || !kind.lengths.includes(bytes.length) || bytes[0] !== kind.version) return false;
  const stored = (bytes.at(-2) ?? 0) | ((bytes.at(-1) ?? 0) << 8);
  return crc16(bytes.slice(0, -2)) === stored;
};

const isShaped = (address: string): boolean =>
  /^(?:[GCL][A-Z2-7]{55}|M[A-Z2-7]{68}|B[A-Z2-7]{57})$/.test(address);

/** Accounts and muxed accounts with a CRC. */
export const checkStellar = (address: string): FamilyVerdict => {
  const kind = KINDS.get(address.charAt(0));
  if (!kind || !isShaped(address)) return 'NotThisFamily';
  const isRight = isWhole(decode(address), kind);
  if (!kind.isPayable) return isRight ? 'UnpayableKind' : 'NotThisFamily';
  return isRight ? 'Valid' : 'ChecksumMismatch';
};

/** Returns the ID inside a valid muxed account (SEP-23), which replaces a memo, or null. */
export const idOfMuxedAccount = (address: string): string | null => {
  if (!address.startsWith('M') || checkStellar(address) !== 'Valid') return null;
  const bytes = decode(address)?.slice(ID_START, ID_END) ?? new Uint8Array();
  return bytes.reduce((id, byte) => id * 256n + BigInt(byte), 0n).toString();
};
