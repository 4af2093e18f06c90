import { randomBytes } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { readSignedText, signText } from '../../http/security/index.ts';

/** Facts about a page for checking its beacons. */
export type PageFacts = {
  readonly revision: number;
  /** Versions of this visitor that others do not get, as `remote@version`. */
  readonly trial: readonly string[];
};

/** Decoded page ID. `id` is unique to the page load. */
export type ReadPage = PageFacts & { readonly id: string };

/** Issues and verifies signed IDs of page loads. */
export type PageIds = {
  readonly issue: (facts: PageFacts, nowMs: number) => string;
  /** Null if the ID is forged, altered or expired. */
  readonly read: (pageId: string, nowMs: number) => ReadPage | null;
};

/** By then, a page has reported its loads. Remotes that the visitor opens later are not counted. */
const LIFETIME_MS = 30 * 60_000;
const ID_BYTES = 12;

const Content = t.tuple([t.string, t.number, t.number, t.array(t.string)], 'PageId');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Page IDs, signed with a secret that all servers share, so that any server can verify them. */
export const createPageIds = (secret: string): PageIds => {
  const key = { secret, purpose: 'page id' };
  return {
    issue: ({ revision, trial }, nowMs) => {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const content = JSON.stringify([id, nowMs + LIFETIME_MS, revision, trial]);
      return signText(key, Buffer.from(content).toString('base64url'));
    },
    read: (pageId, nowMs) => {
      const text = readSignedText(key, pageId);
      const content = Content.decode(text === null ? null : parsed(text));
      if (E.isLeft(content)) return null;
      const [id, expiresAtMs, revision, trial] = content.right;
      return nowMs < expiresAtMs ? { id, revision, trial } : null;
    },
  };
};
