import { createHash } from 'node:crypto';

/** The sha384 of some bytes, base64. */
export const sha384Of = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('base64');

/** The value of an `integrity` attribute. */
export const integrityOf = (sha384: string): string => `sha384-${sha384}`;
