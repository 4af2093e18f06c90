import { createHash } from 'node:crypto';

import type { Token } from '@coinlane/release-ledger';

/** Cache of recently verified tokens, so that not every page reads the store. Contains only hashes. */
export type TokenMemory = {
  /** Undefined: no recent result. Null: invalid token. */
  readonly recall: (text: string, nowMs: number) => Token | null | undefined;
  readonly keep: (text: string, token: Token | null, nowMs: number) => void;
  /** Whether the text was a valid token within the last twelve hours. */
  readonly wasGood: (text: string, nowMs: number) => boolean;
};

/** The same as the polling interval of the ledger. It limits the time until a revoked token is refused. */
const GOOD_MS = 2000;
/** Long, because an invalid token does not become valid. */
const WRONG_MS = 60_000;
const TRUSTED_MS = 12 * 3_600_000;
const MAX_KEPT = 5000;

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Creates an empty cache. Above 5,000 tokens it is cleared. */
export const createTokenMemory = (): TokenMemory => {
  const entries = new Map<string, { readonly token: Token | null; readonly atMs: number }>();
  const goodAtMs = new Map<string, number>();
  return {
    recall: (text, nowMs) => {
      const found = entries.get(keyOf(text));
      if (found === undefined) return undefined;
      return nowMs - found.atMs < (found.token === null ? WRONG_MS : GOOD_MS) ? found.token : undefined;
    },
    keep: (text, token, nowMs) => {
      if (entries.size > MAX_KEPT) entries.clear();
      if (goodAtMs.size > MAX_KEPT) goodAtMs.clear();
      entries.set(keyOf(text), { token, atMs: nowMs });
      if (token === null) goodAtMs.delete(keyOf(text));
      else goodAtMs.set(keyOf(text), nowMs);
    },
    wasGood: (text, nowMs) => nowMs - (goodAtMs.get(keyOf(text)) ?? -Infinity) < TRUSTED_MS,
  };
};
