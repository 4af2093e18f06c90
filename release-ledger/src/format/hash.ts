import { createHash } from 'node:crypto';

/** SHA-256 in hex: what a revision says about the file before it. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** SHA-384 in base64: what a release says about each of its files. */
export const sha384Of = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('base64');
