import type { Token, Tokens } from 'marked';

import { plainText } from '@coinlane/shared-contracts/values';
import type { ContentSpan } from '@coinlane/shared-contracts/values';

import { Href } from './codecs.ts';

/** Reports a problem of the current text. */
export type RefuseHere = (problem: string) => never;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  '#39': "'",
};

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** An unmatched mark is read as text. It is mostly emphasis next to Japanese punctuation. */
const text = (words: string, refuse: RefuseHere): ContentSpan => {
  if (/\*\*|__|~~/.test(words)) return refuse(`emphasis that is not closed in "${words.slice(0, 60)}"`);
  return { type: 'text', text: decoded(words).replace(/\s*\n\s*/g, ' ') };
};

const link = ({ href, tokens }: Tokens.Link, refuse: RefuseHere): ContentSpan => {
  const isSafe: boolean = Href.is(href);
  if (!isSafe) return refuse(`a link to "${href}"`);
  const spans = toSpans(tokens, refuse);
  return plainText(spans).trim() === ''
    ? refuse(`a link to "${href}" without words`)
    : { type: 'link', href, spans };
};

const isKind = <Kind extends Tokens.Generic>(
  token: Token,
  kind: Kind['type'],
): token is Extract<Token, { type: Kind['type'] }> => token.type === kind;

const toSpan = (token: Token, refuse: RefuseHere): ContentSpan => {
  if (isKind<Tokens.Text>(token, 'text')) return text(token.text, refuse);
  if (isKind<Tokens.Escape>(token, 'escape')) return { type: 'text', text: decoded(token.text) };
  if (isKind<Tokens.Codespan>(token, 'codespan')) return { type: 'code', text: decoded(token.text) };
  if (isKind<Tokens.Strong>(token, 'strong')) return { type: 'strong', spans: toSpans(token.tokens, refuse) };
  if (isKind<Tokens.Em>(token, 'em')) return { type: 'em', spans: toSpans(token.tokens, refuse) };
  if (isKind<Tokens.Link>(token, 'link')) return link(token, refuse);
  return refuse(token.type === 'html' ? `HTML: ${token.raw.trim()}` : `a ${token.type}`);
};

/** Converts inline Markdown to spans. Refuses HTML, pictures, unsafe links and unclosed emphasis. */
export const toSpans = (tokens: readonly Token[], refuse: RefuseHere): readonly ContentSpan[] =>
  tokens.map((token) => toSpan(token, refuse));
