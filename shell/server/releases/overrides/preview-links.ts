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

/** Token that a link is made with. The link ends with it. */
type Issuer = { readonly id: string; readonly expiresAt: string };

/** Content of a link: the version as an override, and the ID of the token that made it. */
export type Preview = { readonly override: Override; readonly remote: string; readonly tokenId: string };

/** Links that show one version of a remote to everyone who has the link, for seven days. */
export type PreviewLinks = {
  /** Token of a link, and the time at which it expires. */
  readonly create: (
    shown: PreviewedVersion,
    issuer: Issuer,
  ) => { readonly token: string; readonly expiresAtMs: number };
  /** Content of a link. Null if it has expired or was not made here. Whether its issuer is still valid is not checked. */
  readonly read: (token: string) => Preview | null;
};

/** Creates the links of a site. A token is signed for this purpose alone, so that no other signed text is one. */
export const createPreviewLinks = (secret: string, now: () => number = Date.now): PreviewLinks => {
  const key = { secret, purpose: 'preview link' };
  return {
    create: ({ remote, version }, { id, expiresAt }) => {
      const expiresAtMs = Math.min(now() + PREVIEW_MS, Date.parse(expiresAt));
      const text = [expiresAtMs.toString(RADIX), `${remote}@${version}`, id].join(SEPARATOR);
      return { token: signText(key, text), expiresAtMs };
    },
    read: (token) => {
      const [end = '', word = '', tokenId] = readSignedText(key, token)?.split(SEPARATOR) ?? [];
      if (!(Number.parseInt(end, RADIX) > now()) || tokenId === undefined) return null;
      return { override: overrideIn(word), remote: word.split('@')[0] ?? '', tokenId };
    },
  };
};
