import { plainText } from '@coinlane/shared-contracts/values';
import type { ContentBlock, Language } from '@coinlane/shared-contracts/values';

import type { TextSource } from './read-source.ts';

const blockWords = (block: ContentBlock): readonly string[] => {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [plainText(block.spans)];
    case 'list':
      return block.items.flatMap((item) => item.flatMap(blockWords));
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plainText);
    case 'quote':
      return block.blocks.flatMap(blockWords);
    case 'code':
      return [block.text];
  }
};

/** All words of a text except title and lead. */
export const bodyWords = ({ blocks, faq }: TextSource): string =>
  [
    ...blocks.flatMap(blockWords),
    ...faq.flatMap(({ question, answer }) => [question, plainText(answer)]),
  ].join('\n');

/** Words per minute of a careful reader. Japanese words are as a dictionary splits them. */
const PACE: Readonly<Partial<Record<Language, number>>> = { ja: 260 };
const USUAL_PACE = 200;

/** Reading time in whole minutes, at least one. */
export const readingMinutes = (words: string, language: Language): number => {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(words);
  const count = Array.from(segments).filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(count / (PACE[language] ?? USUAL_PACE)));
};
