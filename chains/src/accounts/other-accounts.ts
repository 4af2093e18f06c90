import { base32nopad, base64url, hex } from '@scure/base';

import { decodedOrNull } from '../families/bytes.ts';
import { nanoKey } from '../families/nano.ts';
import { stacksHash } from '../families/stacks.ts';
import { account } from './account.ts';
import type { DecodeAccount } from './account.ts';

const SHORTEST_BASE32 = 25;
const BASE32_CHECKSUM_LENGTH = 4;

/** Hex digits after a prefix, in any case. */
export const hexAccount =
  (kind: string, shape: RegExp): DecodeAccount =>
  (address) => {
    const digits = shape.exec(address)?.[1];
    return digits === undefined ? null : `${kind}:${digits.toLowerCase()}`;
  };

/** Accounts whose text is the account: a name, or a format with only one form. */
export const textAccount =
  (kind: string): DecodeAccount =>
  (address) =>
    `${kind}:${address.toLowerCase()}`;

/** Nano: the key after either prefix. */
export const nanoAccount: DecodeAccount = (address) => {
  const text = /^(?:nano|xrb)_([13][13456789abcdefghijkmnopqrstuwxyz]{59})$/.exec(address)?.[1];
  return text === undefined ? null : account('nano', nanoKey(text));
};

/** Stacks: the version letter and the hash. */
export const stacksAccount: DecodeAccount = (address) => {
  const found = stacksHash(address);
  return found === null ? null : account(`stx${found.version}`, found.hash);
};

/** TON: work chain and hash of the raw and of all friendly forms. */
export const tonAccount: DecodeAccount = (address) => {
  if (/^(?:0|-1):[0-9a-f]{64}$/i.test(address)) return `ton${address.toLowerCase()}`;
  const text = address.replaceAll('+', '-').replaceAll('/', '_');
  const bytes = decodedOrNull(() => base64url.decode(text));
  if (bytes?.length !== 36) return null;
  return account(bytes[1] === 0xff ? 'ton-1' : 'ton0', bytes.slice(2, 34));
};

/** Stellar: the key of an account and of its muxed accounts. */
export const stellarAccount: DecodeAccount = (address) => {
  const bytes = /^[GM]/.test(address) ? decodedOrNull(() => base32nopad.decode(address)) : null;
  return bytes === null || bytes.length < 35 ? null : account('xlm', bytes.slice(1, 33));
};

/** Base32 of a kind, a key and a checksum: Algorand, NEM (with or without dashes). */
export const base32Account =
  (kindLength: number): DecodeAccount =>
  (address) => {
    const bytes = decodedOrNull(() => base32nopad.decode(address.replaceAll('-', '')));
    if (bytes === null || bytes.length < SHORTEST_BASE32) return null;
    const kind = hex.encode(bytes.slice(0, kindLength));
    return account(`base32${kind}`, bytes.slice(kindLength, -BASE32_CHECKSUM_LENGTH));
  };

/** Hedera: the number of the account without its checksum. */
export const hederaAccount: DecodeAccount = (address) => {
  const id = /^(\d+\.\d+\.\d+)(?:-[a-z]{5})?$/.exec(address)?.[1];
  return id === undefined ? null : `hbar:${id}`;
};

/** Filecoin: an actor's number, its EVM account, or a key or hash after its protocol number. */
export const filecoinAccount: DecodeAccount = (address) => {
  const number = /^f0(\d{1,20})$/.exec(address)?.[1];
  if (number !== undefined) return `actor:${String(BigInt(number))}`;
  const protocol = /^f([123]|410f)[a-z2-7]{39,84}$/.exec(address)?.[1];
  if (protocol === undefined) return null;
  const bytes = decodedOrNull(() => base32nopad.decode(address.slice(1 + protocol.length).toUpperCase()));
  if (bytes === null) return null;
  return account(protocol === '410f' ? 'evm' : `fil${protocol}`, bytes.slice(0, -BASE32_CHECKSUM_LENGTH));
};
