import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { isSafePath } from '../format/index.ts';
import type { TrustedKeys } from '../signature/index.ts';

/**
 * Storage of the ledger. `createIfAbsent` is the only way to add data. `writeHint` overwrites, and can be lost.
 * Keys are relative paths with `/`. Every method rejects only with `StoreFailure`.
 */
export type Store = {
  /** Durable when resolved. All bytes or none are visible. `exists`: another writer was first, with any bytes. */
  readonly createIfAbsent: (key: string, bytes: Uint8Array) => Promise<'created' | 'exists'>;
  /** Null if the key does not exist. */
  readonly read: (key: string) => Promise<Uint8Array | null>;
  /** Every key with a prefix that ends in `/`, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  readonly writeHint: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Deletes a key. Succeeds if the key does not exist. Only `collectGarbage` calls it. */
  readonly remove: (key: string) => Promise<void>;
  /** Trusted keys. If set, reading a release fails unless one of them signed it. */
  readonly trusted?: TrustedKeys;
};

/** Rejection of a store: the operation, the key and the reason, as a message. */
export class StoreFailure extends Error {
  readonly error: LedgerError;

  constructor(doing: string, path: string, reason: string) {
    super(`Could not ${doing} ${path}: ${reason}`);
    this.name = 'StoreFailure';
    this.error = { _tag: 'StoreFailed', doing, path, reason };
  }
}

/** Returns the key. Throws `StoreFailure` for a key outside the store. */
export const checkedKey = (doing: string, key: string): string => {
  if (isSafePath(key)) return key;
  throw new StoreFailure(doing, JSON.stringify(key), 'the key is not a safe relative path');
};

/** Runs work on a store, and converts its `StoreFailure` to a value. Other exceptions are bugs and are not caught. */
export const withStore = async <A>(work: () => Promise<Result<A>>): Promise<Result<A>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailure) return E.left(error.error);
    throw error;
  }
};
