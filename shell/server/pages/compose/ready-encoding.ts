import { acceptedEncoding, encodeText } from '../../releases/remotes/index.ts';
import type { EncodedText } from '../../releases/remotes/index.ts';
import { PAGE_ID_PLACEHOLDER, TIME_PLACEHOLDER } from './page-data-json.ts';
import { patchableBrotli, patched } from './patched-brotli.ts';
import type { CutText, PatchedText, Values } from './patched-brotli.ts';
import { spliceable, spliceGzip } from './spliced-gzip.ts';
import type { SplicedText } from './spliced-gzip.ts';

/** Values for a cached page. `pageId` is empty for a shared cache. */
export type Filling = { readonly nonce: string; readonly nowMs: number; readonly pageId: string };
type Cut = keyof Filling;

const PLACEHOLDERS: Readonly<Record<string, Cut>> = {
  [TIME_PLACEHOLDER]: 'nowMs',
  [PAGE_ID_PLACEHOLDER]: 'pageId',
};
const PLACEHOLDER = new RegExp(`(${Object.keys(PLACEHOLDERS).join('|')})`);

const valuesOf = ({ nonce, nowMs, pageId }: Filling): Values<Cut> => ({
  nonce,
  nowMs: String(nowMs),
  pageId: JSON.stringify(pageId),
});

/** Cuts a page at its values. */
const cutPage = (parts: readonly string[]): CutText<Cut> => {
  const cuts: Cut[] = [];
  const pieces = parts.flatMap((part, at) => {
    if (at > 0) cuts.push('nonce');
    return part.split(PLACEHOLDER).filter((piece) => {
      const cut = PLACEHOLDERS[piece];
      if (cut !== undefined) cuts.push(cut);
      return cut === undefined;
    });
  });
  return { pieces, cuts };
};

/** A cached page, compressed once per encoding for all responses. */
type ReadyPage = {
  readonly cut: CutText<Cut>;
  spliced: Promise<SplicedText> | null;
  /**
   * Key: the lengths of the values, and the last two characters of the nonce, because the bytes after a repeated
   * nonce depend on them.
   */
  readonly patched: Map<string, Promise<PatchedText<Cut> | null>>;
};

const readyPages = new WeakMap<readonly string[], ReadyPage>();

const readyPageOf = (parts: readonly string[]): ReadyPage => {
  const page = readyPages.get(parts) ?? { cut: cutPage(parts), spliced: null, patched: new Map() };
  readyPages.set(parts, page);
  return page;
};

/** The cached page in brotli. Null if its values cannot be replaced in the compressed bytes. */
const inBrotli = async (page: ReadyPage, values: Values<Cut>): Promise<Buffer | null> => {
  const { nonce, nowMs, pageId } = values;
  const key = [nonce.length, nowMs.length, pageId.length, nonce.slice(-2)].join();
  const made = page.patched.get(key) ?? patchableBrotli(page.cut, values);
  page.patched.set(key, made);
  const text = await made;
  return text === null ? null : patched(text, values);
};

const inGzip = async (page: ReadyPage, values: Values<Cut>): Promise<Buffer> => {
  page.spliced ??= spliceable(page.cut.pieces);
  return spliceGzip(
    await page.spliced,
    page.cut.cuts.map((cut) => values[cut]),
  );
};

/**
 * Encodes a page. A cached page is compressed once, and each response only replaces the inserted values. A page
 * for one visitor uses the best accepted encoding.
 */
export const encodeReady = async (
  { parts, isCacheable }: { readonly parts: readonly string[]; readonly isCacheable: boolean },
  filling: Filling,
  accepts: string | undefined,
): Promise<EncodedText> => {
  const values = valuesOf(filling);
  const accepted = acceptedEncoding(accepts, () => true);
  if (isCacheable && accepted === 'br') {
    const body = await inBrotli(readyPageOf(parts), values);
    if (body !== null) return { body, encoding: 'br' };
  }
  const takesGzip = acceptedEncoding(accepts, (encoding) => encoding === 'gzip') === 'gzip';
  if (isCacheable && takesGzip) return { body: await inGzip(readyPageOf(parts), values), encoding: 'gzip' };
  const html = parts
    .join(filling.nonce)
    .replace(TIME_PLACEHOLDER, values.nowMs)
    .replace(PAGE_ID_PLACEHOLDER, values.pageId);
  return encodeText(html, accepts);
};
