import { base58, bech32, bech32m, hex } from '@scure/base';

import { decodedOrNull } from '../families/bytes.ts';
import { cashAddressBytes } from '../families/cash-address.ts';
import { account } from './account.ts';
import type { Account, DecodeAccount } from './account.ts';

const LONGEST = 1_100;
const BYRON = /^[1-9A-HJ-NP-Za-km-z]{50,190}$/;

type Decoded = { readonly prefix: string; readonly words: readonly number[] };

const decoded = (address: string): Decoded | null => {
  const found = bech32.decodeUnsafe(address, LONGEST) ?? bech32m.decodeUnsafe(address, LONGEST);
  return found ?? null;
};

const bytesOf = (words: readonly number[]): Uint8Array | null => bech32.fromWordsUnsafe([...words]) ?? null;

/** Witness version and program of a SegWit address. */
export const segwitAccount =
  (prefix: string): DecodeAccount =>
  (address) => {
    const found = decoded(address);
    if (found?.prefix !== prefix) return null;
    const [version = 0, ...words] = found.words;
    const program = bytesOf(words);
    return program === null ? null : account(`witness${String(version)}`, program);
  };

/** Bytes after a prefix. The first `kindLength` of them are the kind of account. */
export const bech32Account =
  (prefix: string, kindLength = 0): DecodeAccount =>
  (address) => {
    const found = decoded(address);
    const bytes = found?.prefix === prefix ? bytesOf(found.words) : null;
    if (bytes === null) return null;
    return account(`${prefix}${hex.encode(bytes.slice(0, kindLength))}`, bytes.slice(kindLength));
  };

/** Zcash TEX: another form of the transparent key hash (ZIP 320). */
export const texAccount: DecodeAccount = (address) => {
  const found = bech32Account('tex')(address);
  return found?.replace('tex:', '1cb8:') ?? null;
};

/** Any other bech32 text. Lower case and upper case are both valid. */
export const anyBech32Account: DecodeAccount = (address) =>
  decoded(address) === null ? null : `bech32:${address.toLowerCase()}`;

/** Bitcoin Cash: key or script hash, with or without token support. The kinds are the legacy versions. */
export const cashAccount: DecodeAccount = (address) => {
  const body = address.toLowerCase().replace(/^bitcoincash:/, '');
  const bytes = cashAddressBytes('bitcoincash', body);
  if (bytes === null) return null;
  return account(((bytes[0] ?? 0) & 0x08) === 0 ? '00' : '05', bytes.slice(1));
};

/** Kaspa: version byte and key. */
export const kaspaAccount: DecodeAccount = (address) => {
  const bytes = cashAddressBytes('kaspa', address.toLowerCase().replace(/^kaspa:/, ''));
  return bytes === null ? null : account(`kaspa${String(bytes[0])}`, bytes.slice(1));
};

const CARDANO_HASH_LENGTH = 28;
/** Offset after the head of a Byron address and of its inner array. */
const BYRON_ROOT_AT = 8;

const byronAccount = (address: string): Account | null => {
  const bytes = BYRON.test(address) ? decodedOrNull(() => base58.decode(address)) : null;
  if (bytes === null) return null;
  return account('byron', bytes.slice(BYRON_ROOT_AT, BYRON_ROOT_AT + CARDANO_HASH_LENGTH));
};

const shelleyAccount = (address: string): Account | null => {
  const found = decoded(address);
  const bytes = found?.prefix === 'addr' ? bytesOf(found.words) : null;
  if (bytes === null) return null;
  const kind = ((bytes[0] ?? 0) & 0x10) === 0 ? 'payment-key' : 'script';
  return account(kind, bytes.slice(1, 1 + CARDANO_HASH_LENGTH));
};

/** Cardano: the payment key or script without the stake part, or the root of a Byron address. */
export const cardanoAccount: DecodeAccount = (address) => shelleyAccount(address) ?? byronAccount(address);
