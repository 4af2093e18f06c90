import { blake2b } from '@noble/hashes/blake2.js';
import { base32nopad } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes.ts';
import type { FamilyVerdict } from './family.ts';

const CHECKSUM_LENGTH = 4;
/** The only address manager of the main network (FIP-0055): `f410…`. */
const ETHEREUM = '10';
const ETHEREUM_LENGTH = 20;
const PAYLOAD_LENGTH: Readonly<Record<string, number>> = { 1: 20, 2: 20, 3: 48 };

/** LEB128: seven bits per byte, lowest first. The highest bit is set if another byte follows. */
const leb128 = (value: bigint): readonly number[] => {
  const low = Number(value & 0x7fn);
  return value < 0x80n ? [low] : [low | 0x80, ...leb128(value >> 7n)];
};

const judge = (head: readonly number[], text: string, payloadLength: number | null): FamilyVerdict => {
  const bytes = decodedOrNull(() => base32nopad.decode(text.toUpperCase()));
  if (bytes === null) return 'ChecksumMismatch';
  const payload = bytes.slice(0, -CHECKSUM_LENGTH);
  if (payloadLength !== null && payload.length !== payloadLength) return 'ChecksumMismatch';
  const checksum = blake2b(Uint8Array.from([...head, ...payload]), { dkLen: CHECKSUM_LENGTH });
  return sameBytes(checksum, bytes.slice(-CHECKSUM_LENGTH)) ? 'Valid' : 'ChecksumMismatch';
};

const checkDelegated = (address: string): FamilyVerdict => {
  const [, namespace, text] = /^f4(\d{1,20})f([a-z2-7]{8,110})$/.exec(address) ?? [];
  if (namespace === undefined || text === undefined) return 'NotThisFamily';
  const isEthereum = namespace === ETHEREUM;
  const verdict = judge([4, ...leb128(BigInt(namespace))], text, isEthereum ? ETHEREUM_LENGTH : null);
  return verdict === 'Valid' && !isEthereum ? 'UnpayableKind' : verdict;
};

/**
 * `f1`–`f3` with their checksums, and `f410f` of Ethereum's address manager. An `f0` ID is refused. It has no
 * checksum, so a typo names another account. A new ID can also change if the chain reorganises. Every account with
 * an ID has another address too.
 */
export const checkFilecoin = (address: string): FamilyVerdict => {
  if (/^f0\d{1,20}$/.test(address)) return 'UnpayableKind';
  if (address.startsWith('f4')) return checkDelegated(address);
  const [, protocol, text] = /^f([123])([a-z2-7]{39,84})$/.exec(address) ?? [];
  if (protocol === undefined || text === undefined) return 'NotThisFamily';
  return judge([Number(protocol)], text, PAYLOAD_LENGTH[protocol] ?? null);
};
