import { webcrypto } from 'node:crypto';

/** jsdom lacks `crypto.subtle`, which browsers provide on a secure page. */
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
