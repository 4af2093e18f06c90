import { parse } from '@babel/core';
import type { types } from '@babel/core';

import { passageOfLines } from './passage.ts';
import type { Passage } from './passage.ts';

const TEST_FUNCTIONS: readonly string[] = ['it', 'test', 'describe'];
/** Columns of our test tables that are the titles of their rows. */
const TITLE_KEYS: readonly string[] = ['rule', 'what'];

const isNode = (value: unknown): value is types.Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: types.Node): readonly types.Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** Name of the variable that a callee such as `test.step` or `it.each([…])` starts with. */
const rootName = (callee: types.Node): string | null => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return rootName(callee.tag);
  return null;
};

const stringOf = (node: types.Node | null | undefined): string | null => {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : null;
};

/** Node that holds the title: the first argument of a test function, or the title column of a table. */
const titleNode = (node: types.Node): types.Node | null | undefined => {
  if (node.type === 'CallExpression')
    return TEST_FUNCTIONS.includes(rootName(node.callee) ?? '') ? node.arguments[0] : null;
  if (node.type !== 'ObjectProperty' || node.key.type !== 'Identifier') return null;
  return TITLE_KEYS.includes(node.key.name) ? node.value : null;
};

const titlesOf = (root: types.Node): readonly Passage[] => {
  const found: Passage[] = [];
  const visit = (node: types.Node): void => {
    const title = titleNode(node);
    const text = stringOf(title);
    if (text !== null) found.push(passageOfLines('title', text.split('\n'), title?.loc?.start.line ?? 1));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  return found;
};

const lineOf = ({ loc }: types.Comment): number => loc?.start.line ?? 1;

/** Consecutive `//` comments are one passage unless code separates them. */
const groups = (comments: readonly types.Comment[], lines: readonly string[]): readonly types.Comment[][] => {
  const all: types.Comment[][] = [];
  for (const comment of comments) {
    const group = all.at(-1);
    const before = group?.at(-1);
    const continues =
      comment.type === 'CommentLine' &&
      before?.type === 'CommentLine' &&
      lineOf(before) === lineOf(comment) - 1 &&
      (lines[lineOf(comment) - 1] ?? '').trim().startsWith('//');
    if (group !== undefined && continues) group.push(comment);
    else all.push([comment]);
  }
  return all;
};

const linesOf = ({ value }: types.Comment): readonly string[] =>
  value.split('\n').map((line) => line.replace(/^\s*\*+/, ''));

/** Comments of a TypeScript or JavaScript file, and the titles of its tests. */
export const codePassages = (code: string, { isMarkup, isTest }: CodeFile): readonly Passage[] => {
  const file = parse(code, {
    babelrc: false,
    configFile: false,
    parserOpts: {
      sourceType: 'unambiguous',
      errorRecovery: true,
      plugins: isMarkup ? ['typescript', 'jsx'] : ['typescript'],
    },
  });
  if (file === null) return [];
  const comments = groups(file.comments ?? [], code.split('\n')).map((group) =>
    passageOfLines('comment', group.flatMap(linesOf), group[0] === undefined ? 1 : lineOf(group[0])),
  );
  return [...comments, ...(isTest ? titlesOf(file.program) : [])];
};

type CodeFile = {
  readonly isMarkup: boolean;
  /** Whether the file declares tests, whose titles are then read. */
  readonly isTest: boolean;
};
