import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as t from 'io-ts';
import { Lexer } from 'marked';

import type { ContentBlock, ContentQuestion } from '@coinlane/shared-contracts/values';

import { Href, only, SomeText, textUpTo } from './codecs.ts';
import { readYaml } from './read-yaml.ts';
import { servedParts } from './served-parts.ts';
import type { TextService } from './served-parts.ts';
import { refuseFor } from './source-problem.ts';
import type { Refuse } from './source-problem.ts';
import { toBlocks } from './to-blocks.ts';
import { toSpans } from './to-spans.ts';

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;
const LONGEST_LABEL = 40;
const MOST_ACTIONS = 2;
const FENCE = '---';

const FrontMatter = only(
  'front matter',
  { title: textUpTo(LONGEST_TITLE), description: textUpTo(LONGEST_DESCRIPTION) },
  {
    actions: t.array(only('an action', { label: textUpTo(LONGEST_LABEL), href: Href }, {})),
    faq: t.array(only('a question', { question: SomeText, answer: SomeText }, {})),
    notices: t.array(SomeText),
  },
);
type FrontMatter = t.TypeOf<typeof FrontMatter>;

/** A text in one language. */
export type TextSource = {
  readonly title: string;
  readonly description: string;
  readonly actions: readonly { readonly label: string; readonly href: string }[];
  readonly notices: readonly string[];
  readonly faq: readonly ContentQuestion[];
  readonly blocks: readonly ContentBlock[];
};

const splitFrontMatter = (text: string, refuse: Refuse) => {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0] !== FENCE) return refuse(1, 'the first line must be ---');
  const end = lines.indexOf(FENCE, 1);
  if (end === -1) return refuse(1, 'the front matter has no end: a line of ---');
  return { yaml: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyAfter: end + 1 };
};

const questionsOf = ({ faq = [] }: FrontMatter, refuse: Refuse): readonly ContentQuestion[] =>
  faq.map(({ question, answer }) => ({
    question,
    answer: toSpans(Lexer.lexInline(answer.trim()), (problem) =>
      refuse(1, `the answer to "${question}": ${problem}`),
    ),
  }));

/** Whether the site has a service that a part of a text describes. */
export type IsServed = (service: TextService) => boolean;

/**
 * Parses a source file, without the parts about services that the site does not have. Throws a `SourceProblem`
 * with the given file name and the line.
 */
export const parseSource = (file: string, text: string, isServed: IsServed = () => true): TextSource => {
  const refuse = refuseFor(file);
  const { yaml, body, bodyAfter } = splitFrontMatter(servedParts(text, isServed, refuse), refuse);
  const front = readYaml(FrontMatter, { text: yaml, linesBefore: 1, refuse });
  const { title, description, actions = [], notices = [] } = front;
  if (actions.length > MOST_ACTIONS) refuse(1, `actions: at most ${String(MOST_ACTIONS)}`);
  const blocks = toBlocks(body, bodyAfter, refuse);
  if (blocks.length === 0) refuse(bodyAfter, 'there is no text below the front matter');
  return { title, description, actions, notices, faq: questionsOf(front, refuse), blocks };
};

/** Reads the source at a path in the content folder. */
export const readSource = (folder: string, file: string, isServed?: IsServed): TextSource =>
  parseSource(file, readFileSync(join(folder, file), 'utf8'), isServed);
