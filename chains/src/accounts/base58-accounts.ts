import { base58, base58xmr, base58xrp, hex } from '@scure/base';
import type { BytesCoder } from '@scure/base';

import { decodedOrNull } from '../families/bytes.ts';
import { account } from './account.ts';
import type { DecodeAccount } from './account.ts';

const HASH_LENGTH = 20;
const CHECKSUM_LENGTH = 4;
const KEY_LENGTH = 32;
// Stryker disable next-line Regex: only avoids decoding a long text; the length of the key decides
const SOLANA_LENGTHS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

const payloadOf = (coder: BytesCoder, address: string, checksumLength: number): Uint8Array | null =>
  decodedOrNull(() => coder.decode(address))?.slice(0, -checksumLength) ?? null;

/** Base58 of version bytes, a 20-byte hash and a checksum. `sameAs` maps an older version to its newer one. */
export const hashAccount =
  (sameAs: Readonly<Record<string, string>> = {}): DecodeAccount =>
  (address) => {
    const payload = payloadOf(base58, address, CHECKSUM_LENGTH);
    if (payload === null || payload.length <= HASH_LENGTH || payload.length > HASH_LENGTH + 3) return null;
    const version = hex.encode(payload.slice(0, -HASH_LENGTH));
    return account(sameAs[version] ?? version, payload.slice(-HASH_LENGTH));
  };

/** Base58 of a kind byte, a key, and a checksum: Substrate, Ergo. */
export const keyAccount =
  (keyLength: number, checksumLength: number): DecodeAccount =>
  (address) => {
    const payload = payloadOf(base58, address, checksumLength);
    return payload?.length === keyLength + 1
      ? account(hex.encode(payload.slice(0, 1)), payload.slice(1))
      : null;
  };

/** A 32-byte key without a checksum. */
export const solanaAccount: DecodeAccount = (address) => {
  const key = SOLANA_LENGTHS.test(address) ? decodedOrNull(() => base58.decode(address)) : null;
  return key?.length === KEY_LENGTH ? account('sol', key) : null;
};

/** Account of a classic address, and of the X-addresses that contain it and a tag. */
export const rippleAccount: DecodeAccount = (address) => {
  const payload = payloadOf(base58xrp, address, CHECKSUM_LENGTH);
  if (payload?.length === HASH_LENGTH + 1) return account('xrp', payload.slice(1));
  const isOfMainNetwork = payload?.length === 31 && payload[0] === 5;
  return isOfMainNetwork ? account('xrp', payload.slice(2, 2 + HASH_LENGTH)) : null;
};

/** The two keys. An integrated address belongs to the account without its payment ID. */
export const moneroAccount: DecodeAccount = (address) => {
  const payload = payloadOf(base58xmr, address, CHECKSUM_LENGTH);
  if (payload === null || payload.length < 1 + 2 * KEY_LENGTH) return null;
  return account(payload[0] === 42 ? 'sub' : 'xmr', payload.slice(1, 1 + 2 * KEY_LENGTH));
};
