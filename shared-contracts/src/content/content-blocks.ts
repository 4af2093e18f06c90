import * as t from 'io-ts';

import type { ContentBlock, ContentQuestion, ContentSpan } from '../values/index.ts';
import { fittingRows } from '../api/reply-field.ts';

/** Safe link target: on this site, on another site over https, or a mail address. */
const SAFE_HREF = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)/i;

const SafeHref = new t.Type<string, string>(
  'SafeHref',
  (value): value is string => typeof value === 'string' && SAFE_HREF.test(value),
  (value, context) =>
    typeof value === 'string' && SAFE_HREF.test(value) ? t.success(value) : t.failure(value, context),
  t.identity,
);

const Span: t.Type<ContentSpan, unknown> = t.recursion('ContentSpan', () =>
  t.union([
    t.type({ type: t.literal('text'), text: t.string }),
    t.type({ type: t.literal('code'), text: t.string }),
    t.type({ type: t.literal('strong'), spans: Spans }),
    t.type({ type: t.literal('em'), spans: Spans }),
    t.type({ type: t.literal('link'), href: SafeHref, spans: Spans }),
  ]),
);

/** Skips invalid spans, so that an older page shows the rest of a text with a new kind of span. */
const Spans = fittingRows(Span);

const Block: t.Type<ContentBlock, unknown> = t.recursion('ContentBlock', () =>
  t.union([
    t.type({
      type: t.literal('heading'),
      level: t.union([t.literal(2), t.literal(3)]),
      id: t.string,
      spans: Spans,
    }),
    t.type({ type: t.literal('paragraph'), spans: Spans }),
    t.type({ type: t.literal('list'), isOrdered: t.boolean, items: t.readonlyArray(Blocks) }),
    t.type({
      type: t.literal('table'),
      head: t.readonlyArray(Spans),
      rows: t.readonlyArray(t.readonlyArray(Spans)),
    }),
    t.type({ type: t.literal('quote'), blocks: Blocks }),
    t.type({ type: t.literal('code'), text: t.string }),
  ]),
);

/** Parts of a text. Invalid parts are skipped. */
export const Blocks = fittingRows(Block);

const Question: t.Type<ContentQuestion, unknown> = t.type(
  { question: t.string, answer: Spans },
  'ContentQuestion',
);

/** Questions with answers. */
export const Questions = fittingRows(Question);

/** Button below the introduction of a page. */
export const ContentAction = t.type({ label: t.string, href: SafeHref }, 'ContentAction');
