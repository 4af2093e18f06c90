import { acceptedEncoding, encodeText } from '../remotes/index.ts';
import type { EncodedText } from '../remotes/index.ts';
import { TIME_PLACEHOLDER } from './page-data-json.ts';
import { spliceable, spliceGzip } from './spliced-gzip.ts';
import type { SplicedText } from './spliced-gzip.ts';

/** What an answer puts into a kept page. */
export type Filling = { readonly nonce: string; readonly nowMs: number };
type Cut = keyof Filling;

/** A kept page, compressed once for all its answers. */
type Spliced = { readonly text: SplicedText; readonly cuts: readonly Cut[] };

const kept = new WeakMap<readonly string[], Promise<Spliced>>();

const splice = async (parts: readonly string[]): Promise<Spliced> => {
  const cuts: Cut[] = [];
  const pieces = parts.flatMap((part, at) => {
    if (at > 0) cuts.push('nonce');
    const around = part.split(TIME_PLACEHOLDER);
    cuts.push(...around.slice(1).map((): Cut => 'nowMs'));
    return around;
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
    const html = parts.join(filling.nonce).replace(TIME_PLACEHOLDER, String(filling.nowMs));
    return encodeText(html, accepts);
  }
  const { text, cuts } = await splicedOf(parts);
  return {
    body: spliceGzip(
      text,
      cuts.map((cut) => String(filling[cut])),
    ),
    encoding: 'gzip',
  };
};
