/** Inline part of a text. Links within this site have no language prefix; the renderer adds it. */
export type ContentSpan =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'strong' | 'em'; readonly spans: readonly ContentSpan[] }
  | { readonly type: 'link'; readonly href: string; readonly spans: readonly ContentSpan[] };

/** Part of a text. Contains no HTML, so there is nothing to sanitise (ADR 0025). */
export type ContentBlock =
  | {
      readonly type: 'heading';
      readonly level: 2 | 3;
      /** Anchor, the same in all languages. */
      readonly id: string;
      readonly spans: readonly ContentSpan[];
    }
  | { readonly type: 'paragraph'; readonly spans: readonly ContentSpan[] }
  | {
      readonly type: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly ContentBlock[])[];
    }
  | {
      readonly type: 'table';
      readonly head: readonly (readonly ContentSpan[])[];
      readonly rows: readonly (readonly (readonly ContentSpan[])[])[];
    }
  | { readonly type: 'quote'; readonly blocks: readonly ContentBlock[] }
  | { readonly type: 'code'; readonly text: string };

/** A question and its answer. */
export type ContentQuestion = { readonly question: string; readonly answer: readonly ContentSpan[] };

const spanText = (span: ContentSpan): string => ('text' in span ? span.text : plainText(span.spans));

/** Text of spans without formatting. */
export const plainText = (spans: readonly ContentSpan[]): string => spans.map(spanText).join('');
