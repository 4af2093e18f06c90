import { plainText } from '@coinlane/shared-contracts/values';
import type { ContentBlock } from '@coinlane/shared-contracts/values';

/** Anchors that the page itself uses. */
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

/** Unique IDs of the sections of a text. They start with a letter, so that they are valid `id`s. */
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

/**
 * Replaces the anchors of a text with those of another language, so that links to a section work in all languages.
 * Keeps its own anchors if the structures differ.
 */
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
