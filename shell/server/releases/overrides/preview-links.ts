import { readSignedText, signText } from '../../http/security/index.ts';
import { overrideIn } from './override-words.ts';
import type { Override } from './override-words.ts';

/** Parameter of a preview link, and the cookie that stores it. */
export const PREVIEW = 'preview';
/** Maximum validity of a link. */
export const PREVIEW_MS = 7 * 24 * 3_600_000;
const RADIX = 36;
const SEPARATOR = '~';

type PreviewedVersion = { readonly remote: string; readonly version: string };

/** Token that a link was created with. The link ends with it. */
type Issuer = { readonly id: string; readonly expiresAt: string };

/** Content of a link: the version as an override, and the ID of the token that created it. */
export type Preview = { readonly override: Override; readonly remote: string; readonly tokenId: string };

/** Links that show one version of a remote for seven days, to everyone who has the link. */
export type PreviewLinks = {
  /** Creates the token of a link. Returns it with its expiry time. */
  readonly create: (
    shown: PreviewedVersion,
    issuer: Issuer,
  ) => { readonly token: string; readonly expiresAtMs: number };
  /**
   * Content of a link. Null if it has expired or was not created here. Does not check whether its issuer is still
   * valid.
   */
  readonly read: (token: string) => Preview | null;
};

/** Creates the links of a site. Tokens are signed for this purpose only, so that no other signed text is accepted. */
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
