import { webcrypto } from 'node:crypto';

/** jsdom has no `crypto.subtle`, which every browser has on a secure page. */
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
