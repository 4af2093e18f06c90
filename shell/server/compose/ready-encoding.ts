import { acceptedEncoding, encodeText } from '../remotes/index.ts';
import type { EncodedText } from '../remotes/index.ts';
import { PAGE_ID_PLACEHOLDER, TIME_PLACEHOLDER } from './page-data-json.ts';
import { spliceable, spliceGzip } from './spliced-gzip.ts';
import type { SplicedText } from './spliced-gzip.ts';

/** What an answer puts into a kept page. `pageId` is empty if the answer is for many. */
export type Filling = { readonly nonce: string; readonly nowMs: number; readonly pageId: string };
type Cut = keyof Filling;

const PLACEHOLDERS: Readonly<Record<string, Cut>> = {
  [TIME_PLACEHOLDER]: 'nowMs',
  [PAGE_ID_PLACEHOLDER]: 'pageId',
};
const PLACEHOLDER = new RegExp(`(${Object.keys(PLACEHOLDERS).join('|')})`);

const textOf = ({ nonce, nowMs, pageId }: Filling, cut: Cut): string =>
  ({ nonce, nowMs: String(nowMs), pageId: JSON.stringify(pageId) })[cut];

/** A kept page, compressed once for all its answers. */
type Spliced = { readonly text: SplicedText; readonly cuts: readonly Cut[] };

const kept = new WeakMap<readonly string[], Promise<Spliced>>();

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
  const known = kept.get(parts);
  if (known !== undefined) return known;
  const made = splice(parts);
  kept.set(parts, made);
  return made;
};

/**
 * A page that is kept for many, in gzip where its client takes that: only the few bytes of the answer's own are new, and
 * nothing is compressed again. Else, and for a page of one visitor, the best encoding the client accepts.
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
