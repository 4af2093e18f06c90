import { blake2b } from '@noble/hashes/blake2.js';

const MAX_LEFT_LENGTH = 64;
const HASH_LENGTH = 64;

const personalization = (name: 'G' | 'H', round: number, block: number): Uint8Array =>
  Uint8Array.from([...new TextEncoder().encode(`UA_F4Jumble_${name}`), round, block & 0xff, block >> 8]);

const xor = (bytes: Uint8Array, mask: Uint8Array): Uint8Array =>
  bytes.map((byte, at) => byte ^ (mask[at] ?? 0));

const maskLeft = (left: Uint8Array, right: Uint8Array, round: number): Uint8Array =>
  xor(left, blake2b(right, { dkLen: left.length, personalization: personalization('H', round, 0) }));

const maskRight = (left: Uint8Array, right: Uint8Array, round: number): Uint8Array => {
  const blocks = Array.from({ length: Math.ceil(right.length / HASH_LENGTH) }, (_, block) =>
    blake2b(left, { dkLen: HASH_LENGTH, personalization: personalization('G', round, block) }),
  );
  return xor(right, Uint8Array.from(blocks.flatMap((block) => [...block])));
};

/** Inverse of F4Jumble (ZIP 316), which mixes all bytes of a unified address. */
export const f4Unjumble = (jumbled: Uint8Array): Uint8Array => {
  const leftLength = Math.min(MAX_LEFT_LENGTH, Math.floor(jumbled.length / 2));
  const left = maskLeft(jumbled.slice(0, leftLength), jumbled.slice(leftLength), 1);
  const right = maskRight(left, jumbled.slice(leftLength), 1);
  const first = maskLeft(left, right, 0);
  return Uint8Array.from([...first, ...maskRight(first, right, 0)]);
};
