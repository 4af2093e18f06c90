import { createHash } from 'node:crypto';

import type { Token } from '@coinlane/release-ledger';

/** What the store said of tokens a moment ago, so that not every page asks it. Keeps hashes, no tokens. */
export type TokenMemory = {
  /** Undefined: nothing fresh is known. Null: it is no token. */
  readonly recall: (text: string, nowMs: number) => Token | null | undefined;
  readonly keep: (text: string, token: Token | null, nowMs: number) => void;
  /** Whether the text was a good token within the last twelve hours. */
  readonly wasGood: (text: string, nowMs: number) => boolean;
};

/** As often as the server looks at the ledger: so soon a revoked token ends everywhere. */
const GOOD_MS = 2000;
/** A text that is no token does not become one. */
const WRONG_MS = 60_000;
const TRUSTED_MS = 12 * 3_600_000;
const MAX_KEPT = 5000;

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Remembers nothing at first; beyond 5,000 texts all are forgotten. */
export const createTokenMemory = (): TokenMemory => {
  const kept = new Map<string, { readonly token: Token | null; readonly atMs: number }>();
  const goodAtMs = new Map<string, number>();
  return {
    recall: (text, nowMs) => {
      const found = kept.get(keyOf(text));
      if (found === undefined) return undefined;
      return nowMs - found.atMs < (found.token === null ? WRONG_MS : GOOD_MS) ? found.token : undefined;
    },
    keep: (text, token, nowMs) => {
      if (kept.size > MAX_KEPT) kept.clear();
      if (goodAtMs.size > MAX_KEPT) goodAtMs.clear();
      kept.set(keyOf(text), { token, atMs: nowMs });
      if (token === null) goodAtMs.delete(keyOf(text));
      else goodAtMs.set(keyOf(text), nowMs);
    },
    wasGood: (text, nowMs) => nowMs - (goodAtMs.get(keyOf(text)) ?? -Infinity) < TRUSTED_MS,
  };
};
