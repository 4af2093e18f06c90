import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';

import type { ContentBlock } from '@coinlane/shared-contracts/values';

import type { Refuse } from './source-problem.ts';
import { toSpans } from './to-spans.ts';
import type { RefuseHere } from './to-spans.ts';

const heading = ({ depth, tokens }: Tokens.Heading, refuse: RefuseHere): ContentBlock => {
  if (depth !== 2 && depth !== 3) return refuse(`a heading of level ${String(depth)}; 2 and 3 are known`);
  return { type: 'heading', level: depth, id: '', spans: toSpans(tokens, refuse) };
};

const list = ({ ordered, items }: Tokens.List, refuse: RefuseHere): ContentBlock => ({
  type: 'list',
  isOrdered: ordered,
  items: items.map(({ task, tokens }) => (task ? refuse('a list of tasks') : blocksOf(tokens, refuse))),
});

const table = ({ header, rows }: Tokens.Table, refuse: RefuseHere): ContentBlock => ({
  type: 'table',
  head: header.map(({ tokens }) => toSpans(tokens, refuse)),
  rows: rows.map((row) => row.map(({ tokens }) => toSpans(tokens, refuse))),
});

const MAKERS = {
  heading: (token: Tokens.Heading, refuse: RefuseHere) => heading(token, refuse),
  paragraph: ({ tokens }: Tokens.Paragraph, refuse: RefuseHere): ContentBlock => ({
    type: 'paragraph',
    spans: toSpans(tokens, refuse),
  }),
  // Text in an item of a tight list.
  text: (token: Tokens.Text, refuse: RefuseHere): ContentBlock => ({
    type: 'paragraph',
    spans: toSpans(token.tokens ?? [token], refuse),
  }),
  list,
  table,
  blockquote: ({ tokens }: Tokens.Blockquote, refuse: RefuseHere): ContentBlock => ({
    type: 'quote',
    blocks: blocksOf(tokens, refuse),
  }),
  code: ({ text }: Tokens.Code): ContentBlock => ({ type: 'code', text }),
} as const;

const isKind = <Kind extends Tokens.Generic>(
  token: Token,
  kind: Kind['type'],
): token is Extract<Token, { type: Kind['type'] }> => token.type === kind;

const toBlock = (token: Token, refuse: RefuseHere): ContentBlock => {
  if (isKind<Tokens.Heading>(token, 'heading')) return MAKERS.heading(token, refuse);
  if (isKind<Tokens.Paragraph>(token, 'paragraph')) return MAKERS.paragraph(token, refuse);
  if (isKind<Tokens.Text>(token, 'text')) return MAKERS.text(token, refuse);
  if (isKind<Tokens.List>(token, 'list')) return MAKERS.list(token, refuse);
  if (isKind<Tokens.Table>(token, 'table')) return MAKERS.table(token, refuse);
  if (isKind<Tokens.Blockquote>(token, 'blockquote')) return MAKERS.blockquote(token, refuse);
  if (isKind<Tokens.Code>(token, 'code')) return MAKERS.code(token);
  return refuse(token.type === 'html' ? `HTML: ${token.raw.trim()}` : `a ${token.type}`);
};

const blocksOf = (tokens: readonly Token[], refuse: RefuseHere): readonly ContentBlock[] =>
  tokens.filter(({ type }) => type !== 'space' && type !== 'def').map((token) => toBlock(token, refuse));

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** Converts Markdown to typed blocks. Refuses unsupported Markdown, with its line. */
export const toBlocks = (markdown: string, linesBefore: number, refuse: Refuse): readonly ContentBlock[] => {
  let line = linesBefore + 1;
  return lexer(markdown).flatMap((token) => {
    const first = line;
    line += lineBreaks(token.raw);
    return blocksOf([token], (problem) => refuse(first, problem));
  });
};
