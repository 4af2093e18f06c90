import { plainText } from '@coinlane/shared-contracts/values';

import type { ContentBlock } from './content';

export type Section = { readonly id: string; readonly title: string };

/** Minimum number of sections for a table of contents. */
const MIN_SECTIONS = 4;

const sectionsOf = (blocks: readonly ContentBlock[]): readonly Section[] =>
  blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.spans) }] : [],
  );

/** Table of contents of a long text. Empty for a short text. */
export const contentsOf = (blocks: readonly ContentBlock[]): readonly Section[] => {
  const sections = sectionsOf(blocks);
  return sections.length < MIN_SECTIONS ? [] : sections;
};
