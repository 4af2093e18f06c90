import { createHash } from 'node:crypto';

/** SHA-384 of bytes, in base64. */
export const sha384Of = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('base64');

/** Value of an `integrity` attribute. */
export const integrityOf = (sha384: string): string => `sha384-${sha384}`;
