import { webcrypto } from 'node:crypto';

/** jsdom lacks `crypto.subtle`, which browsers have on a secure page. */
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
