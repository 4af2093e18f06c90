import { createHash } from 'node:crypto';

/** SHA-256 in hex, as stored in a revision for the previous file. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** SHA-384 in base64, as stored in a release for each of its files. */
export const sha384Of = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('base64');
