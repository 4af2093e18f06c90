import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';

import { seededBytes } from '../seed/index.ts';
import { bitcoinLegacy } from './base58-check.ts';
import type { AddressFamily } from './family.ts';

const CHARSET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const CHECKSUM_WORDS = 8;

const polymod = (words: readonly number[]): bigint =>
  words.reduce((checksum, word) => {
    const top = checksum >> 35n;
    const shifted = ((checksum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    return GENERATORS.reduce(
      (mixed, generator, index) => ((top >> BigInt(index)) & 1n ? mixed ^ generator : mixed),
      shifted,
    );
  }, 1n) ^ 1n;

const prefixWordsOf = (prefix: string): readonly number[] =>
  [...utf8ToBytes(prefix)].map((byte) => byte & 31).concat(0);

const encode = (prefix: string, payload: Uint8Array): string => {
  const words = bech32.toWords(payload);
  const open = [...prefixWordsOf(prefix), ...words, ...Array.from({ length: CHECKSUM_WORDS }, () => 0)];
  const checksum = polymod(open);
  const tail = Array.from({ length: CHECKSUM_WORDS }, (_, index) =>
    Number((checksum >> BigInt(5 * (CHECKSUM_WORDS - 1 - index))) & 31n),
  );
  return [...words, ...tail].map((word) => CHARSET.charAt(word)).join('');
};

const isOfPrefix = (prefix: string, address: string): boolean => {
  const body = address.toLowerCase().replace(`${prefix}:`, '');
  const words = Array.from(body, (letter) => CHARSET.indexOf(letter));
  return !words.includes(-1) && polymod([...prefixWordsOf(prefix), ...words]) === 0n;
};

const BITCOIN_CASH = 'bitcoincash';
const KASPA = 'kaspa';

/** Bitcoin Cash: CashAddr with or without its prefix, in small or in capital letters, or the old form. */
export const bitcoinCash: AddressFamily = {
  pattern: `^(?:(?:${BITCOIN_CASH}:)?[qp][02-9ac-hj-np-z]{41}|(?:${BITCOIN_CASH.toUpperCase()}:)?[QP][02-9AC-HJ-NP-Z]{41}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$`,
  hasValidChecksum: (address) =>
    /^[13]/.test(address) ? bitcoinLegacy.hasValidChecksum(address) : isOfPrefix(BITCOIN_CASH, address),
  draw: (words) => `${BITCOIN_CASH}:${encode(BITCOIN_CASH, Uint8Array.from([0, ...seededBytes(words, 20)]))}`,
};

/** Kaspa: the same code over its own prefix, a version byte and a key. */
export const kaspa: AddressFamily = {
  pattern: `^${KASPA}:[02-9ac-hj-np-z]{61,63}$`,
  hasValidChecksum: (address) => isOfPrefix(KASPA, address),
  draw: (words) => `${KASPA}:${encode(KASPA, Uint8Array.from([0, ...seededBytes(words, 32)]))}`,
};
