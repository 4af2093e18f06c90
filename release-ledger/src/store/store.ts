import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { isSafePath } from '../format/index.ts';
import type { TrustedKeys } from '../signature/index.ts';

/**
 * Where the ledger lives. Create-if-absent is the only way anything becomes part of it; `writeHint` overwrites and
 * may be lost. Keys are relative paths with `/`. Every method rejects with `StoreFailure` and nothing else.
 */
export type Store = {
  /** Durable once resolved. All bytes or none are visible; `exists` means another was first, whatever its bytes. */
  readonly createIfAbsent: (key: string, bytes: Uint8Array) => Promise<'created' | 'exists'>;
  /** Null when there is no such key. */
  readonly read: (key: string) => Promise<Uint8Array | null>;
  /** Every key below a prefix that ends in `/`, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  readonly writeHint: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Takes a key away; none is there is no failure. Only `collectGarbage` calls it. */
  readonly remove: (key: string) => Promise<void>;
  /** Whose signatures count here: with it, a release none of these keys signed is refused wherever it is read. */
  readonly trusted?: TrustedKeys;
};

/** The one thing a store rejects with: what it was doing, where, and why not, in words. */
export class StoreFailure extends Error {
  readonly error: LedgerError;

  constructor(doing: string, path: string, reason: string) {
    super(`Could not ${doing} ${path}: ${reason}`);
    this.name = 'StoreFailure';
    this.error = { _tag: 'StoreFailed', doing, path, reason };
  }
}

/** The key itself. Throws `StoreFailure` for one that would lead out of the store. */
export const checkedKey = (doing: string, key: string): string => {
  if (isSafePath(key)) return key;
  throw new StoreFailure(doing, JSON.stringify(key), 'the key is not a safe relative path');
};

/** Runs work over a store and turns its `StoreFailure` into a value; anything else is a bug and stays thrown. */
export const withStore = async <A>(work: () => Promise<Result<A>>): Promise<Result<A>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailure) return E.left(error.error);
    throw error;
  }
};
