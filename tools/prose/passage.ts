import type { PassageKind } from './rules.ts';

/** A comment, paragraph of Markdown, test title or text, on one line and without its code spans. */
export type Passage = {
  readonly kind: PassageKind;
  readonly text: string;
  /** Returns the line in the file, or the key of the text, at an offset of `text`. */
  readonly placeAt: (offset: number) => string;
};

const CODE_SPAN = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** Joins the lines of a passage. Replaces code spans with an ellipsis of the same length, which no pattern matches. */
export const passageOfLines = (kind: PassageKind, lines: readonly string[], firstLine: number): Passage => {
  const text = lines
    .map((line) => line.trim())
    .join(' ')
    .replace(CODE_SPAN, (span) => '…'.repeat(span.length));
  return {
    kind,
    text,
    placeAt: (offset) => {
      let end = -1;
      const index = lines.findIndex((line) => {
        end += line.trim().length + 1;
        return offset <= end;
      });
      return String(firstLine + Math.max(index, 0));
    },
  };
};
