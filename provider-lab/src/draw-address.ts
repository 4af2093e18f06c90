import { createHash } from 'node:crypto';

import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, createBase58check } from '@scure/base';

const base58check = createBase58check((data: Uint8Array) => createHash('sha256').update(data).digest());

const bytes = (seed: string, length: number): Uint8Array =>
  createHash('sha256').update(seed).digest().subarray(0, length);

const segwit = (prefix: string, seed: string): string =>
  bech32.encode(prefix, [0, ...bech32.toWords(bytes(seed, 20))]);

/** EIP-55. */
const evm = (seed: string): string => {
  const digits = Buffer.from(bytes(seed, 20)).toString('hex');
  const hash = Buffer.from(keccak_256(new TextEncoder().encode(digits))).toString('hex');
  return `0x${digits.replace(/./g, (digit, at: number) => (parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit))}`;
};

/** One address of the exchange for all orders on a network with memos, as at real exchanges. */
const SHARED: Readonly<Partial<Record<string, string>>> = {
  xrp: 'rDTXLQ7ZKZVKz33zJbHjgVShjsBnqMBhmN',
  xlm: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
};

const MAKERS: Readonly<Partial<Record<string, (seed: string) => string>>> = {
  btc: (seed) => segwit('bc', seed),
  ltc: (seed) => segwit('ltc', seed),
  sol: (seed) => base58.encode(bytes(seed, 32)),
  trx: (seed) => base58check.encode(Uint8Array.from([0x41, ...bytes(seed, 20)])),
};

/** A valid address of a network without an owner, with a memo if the network has memos. */
export const drawAddress = (
  network: string,
  seed: string,
): { readonly address: string; readonly memo: string | null } => {
  const shared = SHARED[network];
  if (shared !== undefined)
    return {
      address: shared,
      memo: String(createHash('sha256').update(seed).digest().readUInt32BE() % 1_000_000_000),
    };
  return { address: (MAKERS[network] ?? evm)(seed), memo: null };
};
