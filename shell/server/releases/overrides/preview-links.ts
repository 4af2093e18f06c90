import { readSignedText, signText } from '../../http/security/index.ts';
import { overrideIn } from './override-words.ts';
import type { Override } from './override-words.ts';

/** Parameter of a preview link, and the cookie that keeps it. */
export const PREVIEW = 'preview';
/** Longest time that a link is valid. */
export const PREVIEW_MS = 7 * 24 * 3_600_000;
const RADIX = 36;
const SEPARATOR = '~';

type PreviewedVersion = { readonly remote: string; readonly version: string };

/** Links that show one version of a remote to everyone who has the link, for seven days. */
export type PreviewLinks = {
  /** Token of a link, and the time at which it expires. */
  readonly create: (shown: PreviewedVersion) => { readonly token: string; readonly expiresAtMs: number };
  /** Version of a token. Null if it has expired or was not made here. */
  readonly read: (token: string) => Override | null;
};

/** Creates the links of a site. A token is signed for this purpose alone, so that no other signed text is one. */
export const createPreviewLinks = (secret: string, now: () => number = Date.now): PreviewLinks => {
  const key = { secret, purpose: 'preview link' };
  return {
    create: ({ remote, version }) => {
      const expiresAtMs = now() + PREVIEW_MS;
      const text = `${expiresAtMs.toString(RADIX)}${SEPARATOR}${remote}@${version}`;
      return { token: signText(key, text), expiresAtMs };
    },
    read: (token) => {
      const [end = '', word = ''] = readSignedText(key, token)?.split(SEPARATOR) ?? [];
      return Number.parseInt(end, RADIX) > now() ? overrideIn(word) : null;
    },
  };
};
