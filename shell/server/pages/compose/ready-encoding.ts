import { acceptedEncoding, encodeText } from '../../releases/remotes/index.ts';
import type { EncodedText } from '../../releases/remotes/index.ts';
import { PAGE_ID_PLACEHOLDER, TIME_PLACEHOLDER } from './page-data-json.ts';
import { spliceable, spliceGzip } from './spliced-gzip.ts';
import type { SplicedText } from './spliced-gzip.ts';

/** Values that are inserted into a cached page. `pageId` is empty for a shared cache. */
export type Filling = { readonly nonce: string; readonly nowMs: number; readonly pageId: string };
type Cut = keyof Filling;

const PLACEHOLDERS: Readonly<Record<string, Cut>> = {
  [TIME_PLACEHOLDER]: 'nowMs',
  [PAGE_ID_PLACEHOLDER]: 'pageId',
};
const PLACEHOLDER = new RegExp(`(${Object.keys(PLACEHOLDERS).join('|')})`);

const textOf = ({ nonce, nowMs, pageId }: Filling, cut: Cut): string =>
  ({ nonce, nowMs: String(nowMs), pageId: JSON.stringify(pageId) })[cut];

/** A cached page, compressed once for all responses. */
type Spliced = { readonly text: SplicedText; readonly cuts: readonly Cut[] };

const splicedPages = new WeakMap<readonly string[], Promise<Spliced>>();

const splice = async (parts: readonly string[]): Promise<Spliced> => {
  const cuts: Cut[] = [];
  const pieces = parts.flatMap((part, at) => {
    if (at > 0) cuts.push('nonce');
    return part.split(PLACEHOLDER).filter((piece) => {
      const cut = PLACEHOLDERS[piece];
      if (cut !== undefined) cuts.push(cut);
      return cut === undefined;
    });
  });
  return { text: await spliceable(pieces), cuts };
};

const splicedOf = (parts: readonly string[]): Promise<Spliced> => {
  const known = splicedPages.get(parts);
  if (known !== undefined) return known;
  const created = splice(parts);
  splicedPages.set(parts, created);
  return created;
};

/**
 * Encodes a page. A cached page is sent in gzip if the client accepts it: only the inserted values are new, nothing is
 * compressed again. Otherwise, and for a page of one visitor, uses the best accepted encoding.
 */
export const encodeReady = async (
  { parts, isCacheable }: { readonly parts: readonly string[]; readonly isCacheable: boolean },
  filling: Filling,
  accepts: string | undefined,
): Promise<EncodedText> => {
  const takesGzip = acceptedEncoding(accepts, (encoding) => encoding === 'gzip') === 'gzip';
  if (!isCacheable || !takesGzip) {
    const html = parts
      .join(filling.nonce)
      .replace(TIME_PLACEHOLDER, textOf(filling, 'nowMs'))
      .replace(PAGE_ID_PLACEHOLDER, textOf(filling, 'pageId'));
    return encodeText(html, accepts);
  }
  const { text, cuts } = await splicedOf(parts);
  return {
    body: spliceGzip(
      text,
      cuts.map((cut) => textOf(filling, cut)),
    ),
    encoding: 'gzip',
  };
};
