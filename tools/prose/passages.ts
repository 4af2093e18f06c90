import { Lexer } from 'yaml';

import { codePassages } from './code-passages.ts';
import { passageOfLines } from './passage.ts';
import type { Passage } from './passage.ts';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A CSS comment, or a string, in which `/*` starts no comment. */
const CSS_TOKEN = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*([\s\S]*?)\*\//g;

const cssPassages = (code: string): readonly Passage[] =>
  [...code.matchAll(CSS_TOKEN)].flatMap(({ 1: comment, index }) =>
    comment === undefined
      ? []
      : [
          passageOfLines(
            'comment',
            comment.split('\n').map((line) => line.replace(/^\s*\*+/, '')),
            lineAt(code, index),
          ),
        ],
  );

/** Joins comments on consecutive lines. */
const hashPassages = (comments: readonly { line: number; text: string }[]): readonly Passage[] => {
  const blocks: { start: number; lines: string[] }[] = [];
  for (const { line, text } of comments) {
    const block = blocks.at(-1);
    const content = text.replace(/^#+/, '');
    if (block !== undefined && block.start + block.lines.length === line) block.lines.push(content);
    else blocks.push({ start: line, lines: [content] });
  }
  return blocks.map(({ start, lines }) => passageOfLines('comment', lines, start));
};

const yamlPassages = (code: string): readonly Passage[] => {
  let line = 1;
  const comments: { line: number; text: string }[] = [];
  for (const token of new Lexer().lex(code)) {
    if (token.startsWith('#')) comments.push({ line, text: token });
    line += token.split('\n').length - 1;
  }
  return hashPassages(comments);
};

/** Comments on their own lines in a shell script, an nginx configuration or a Dockerfile. */
const scriptPassages = (code: string): readonly Passage[] =>
  hashPassages(
    code
      .split('\n')
      .map((text, index) => ({ line: index + 1, text: text.trim() }))
      .filter(({ text }) => text.startsWith('#') && !text.startsWith('#!')),
  );

const FENCE = /^\s*(```|~~~)/;
/** Target of a link, which is excluded because a file name can contain a phrase. */
const LINK_TARGET = /\]\([^)]*\)/g;
const BLOCK_START = /^\s*([#>|]|[-*+] |\d+[.)] )/;

/** Paragraphs, headings, list items and table rows. Excludes fenced code. */
const documentPassages = (code: string, kind: 'document' | 'text'): readonly Passage[] => {
  const blocks: { start: number; lines: string[] }[] = [];
  let isFenced = false;
  let isOpen = false;
  for (const [index, line] of code.split('\n').entries()) {
    const isFence = FENCE.test(line);
    if (isFence) isFenced = !isFenced;
    if (isFence || isFenced || line.trim() === '') {
      isOpen = false;
      continue;
    }
    const block = blocks.at(-1);
    if (isOpen && block !== undefined && !BLOCK_START.test(line)) block.lines.push(line);
    else blocks.push({ start: index + 1, lines: [line] });
    isOpen = true;
  }
  return blocks.map(({ start, lines }) =>
    passageOfLines(
      kind,
      lines.map((line) => line.replace(LINK_TARGET, (target) => '…'.repeat(target.length))),
      start,
    ),
  );
};

const textPassages = (value: unknown, key: string): readonly Passage[] => {
  if (typeof value === 'string') return [{ kind: 'text', text: value, placeAt: () => key }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
    textPassages(child, key === '' ? name : `${key}.${name}`),
  );
};

type Reader = (code: string, path: string) => readonly Passage[];

const READERS: readonly (readonly [RegExp, Reader])[] = [
  // the site's own pages: only English has a list of phrases
  [/^content\/en\/.*\.md$/, (code) => documentPassages(code, 'text')],
  [/^content\/[a-z]{2}\//, () => []],
  // written by `npm test -- --report`, from titles that are checked in their own files
  [/^docs\/test-times\.md$/, () => []],
  [/(^|\/)generated\//, () => []],
  [
    /\.(ts|tsx|js|mjs|cjs)$/,
    (code, path) =>
      codePassages(code, {
        isMarkup: path.endsWith('x'),
        isTest: /\.(test|property)\.tsx?$|^e2e\//.test(path),
      }),
  ],
  [/\.css$/, cssPassages],
  [/\.ya?ml$/, yamlPassages],
  [/\.md$/, (code) => documentPassages(code, 'document')],
  [/(^|\/)locales\/(.*\/)?en\.json$/, (code) => textPassages(JSON.parse(code), '')],
  [/\.sh$|^\.ci\/|^tools\/hooks\/|Dockerfile|\.conf\.template$/, scriptPassages],
];

/** Passages of a file, depending on its path from the root. Empty for files without prose. */
export const passagesOf = (path: string, code: string): readonly Passage[] =>
  READERS.find(([pattern]) => pattern.test(path))?.[1](code, path) ?? [];
