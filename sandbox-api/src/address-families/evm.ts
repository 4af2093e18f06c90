import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { seededBytes } from '../seed/index.ts';
import type { AddressFamily } from './family.ts';

/** EIP-55: a hex digit's case tells a bit of the hash of the address. */
const withChecksumCase = (digits: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const letters = Array.from(digits, (digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join('')}`;
};

const isOneCase = (digits: string): boolean =>
  digits === digits.toLowerCase() || digits === digits.toUpperCase();

/** Ethereum and its kind; mixed case must be right by EIP-55 (spec §5: 0x and 40 hex characters). */
export const evm: AddressFamily = {
  pattern: '^0x[0-9a-fA-F]{40}$',
  hasValidChecksum: (address) => {
    const digits = address.slice(2);
    return isOneCase(digits) || withChecksumCase(digits.toLowerCase()) === address;
  },
  draw: (words) => withChecksumCase(bytesToHex(seededBytes(words, 20))),
};
