import { plainText } from '@coinlane/shared-contracts/values';
import type { ContentBlock } from '@coinlane/shared-contracts/values';

/** Places that the page itself has. */
const TAKEN: readonly string[] = ['faq', 'main', 'top', 'contents', 'related'];

const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const headingsOf = (blocks: readonly ContentBlock[]) =>
  blocks.flatMap((block) => (block.type === 'heading' ? [plainText(block.spans)] : []));

/** Names of the sections of a text, each once. They begin with a letter, so that they can be an `id` everywhere. */
export const anchorsOf = (blocks: readonly ContentBlock[]): readonly string[] => {
  const used = new Set(TAKEN);
  return headingsOf(blocks).map((heading) => {
    const words = wordsOf(heading);
    const base = /^\p{L}/u.test(words) ? words : `section-${words}`;
    let anchor = base;
    for (let count = 2; used.has(anchor); count += 1) anchor = `${base}-${String(count)}`;
    used.add(anchor);
    return anchor;
  });
};

/** A text with the anchors of another language's, so that a link into it holds in all of them; its own where the two differ. */
export const withAnchors = (
  blocks: readonly ContentBlock[],
  anchors: readonly string[],
): readonly ContentBlock[] => {
  const own = anchorsOf(blocks);
  const names = own.length === anchors.length ? anchors : own;
  let at = 0;
  return blocks.map((block) => {
    if (block.type !== 'heading') return block;
    const id = names[at] ?? '';
    at += 1;
    return { ...block, id };
  });
};
