import { readFileSync } from 'node:fs';

import { fromRoot } from '../webpack/index.ts';
import { findPhrases } from './find-phrases.ts';
import { passagesOf } from './passages.ts';
import { parseRules } from './rules.ts';

const RULES = parseRules(
  [
    '# [code] Persons',
    String.raw`\bnobody\b`,
    '# [all] Adverbs',
    'in vain',
    '# [comments] First words',
    '^how',
  ].join('\n'),
);

const lines = (...each: readonly string[]): string => each.join('\n');
const found = (path: string, code: string, rules = RULES): readonly string[] =>
  findPhrases(passagesOf(path, code), rules).map(({ place, phrase }) => `${place}: ${phrase}`);

describe('banned phrases', () => {
  it.each([
    {
      rule: 'are found in a line comment of TypeScript',
      path: 'shell/src/a.ts',
      code: lines('const a = 1;', '// nobody asks'),
      hits: ['2: nobody'],
    },
    {
      rule: 'are found in a doc comment, across its lines',
      path: 'shell/src/a.ts',
      code: lines('/**', ' * Waits in', ' * vain.', ' */', 'const a = 1;'),
      hits: ['2: in vain'],
    },
    {
      rule: 'are found across successive line comments',
      path: 'shell/src/a.ts',
      code: lines('// waits in', '// vain', 'f();'),
      hits: ['1: in vain'],
    },
    {
      rule: 'are found in a comment of markup',
      path: 'shell/src/a.tsx',
      code: lines('const a = (', '  <p>', '    {/* nobody */}', '  </p>', ');'),
      hits: ['3: nobody'],
    },
    {
      rule: 'are found in a CommonJS file',
      path: 'jest.config.cjs',
      code: lines('/** nobody */', 'module.exports = {};'),
      hits: ['1: nobody'],
    },
    {
      rule: 'are found in a comment of CSS, not in its strings',
      path: 'shell/src/a.module.css',
      code: lines('.a {', "  content: '/* nobody */';", '  /* nobody */', '}'),
      hits: ['3: nobody'],
    },
    {
      rule: 'are found in a comment of YAML, not in its values',
      path: '.github/workflows/a.yml',
      code: lines('a: "# nobody"', 'b: 1 # nobody', '# in', '# vain'),
      hits: ['2: nobody', '3: in vain'],
    },
    {
      rule: 'are found in a comment of a script',
      path: 'tools/hooks/pre-push',
      code: lines('#!/bin/sh', '# nobody', 'echo nobody'),
      hits: ['2: nobody'],
    },
    {
      rule: 'are found in a paragraph of Markdown, across its lines',
      path: 'docs/a.md',
      code: lines('# Title', '', 'It waits in', 'vain.'),
      hits: ['3: in vain'],
    },
    {
      rule: 'are allowed in code spans and fences of Markdown',
      path: 'docs/a.md',
      code: lines('Log: `nobody`, ``in `vain` in vain``', '', '```', 'nobody', '```', '', 'nobody'),
      hits: ['7: nobody'],
    },
    {
      rule: 'are allowed in the address of a link, not in its text',
      path: 'docs/a.md',
      code: '[a](nobody.md) [nobody](b.md)',
      hits: ['1: nobody'],
    },
    {
      rule: 'are allowed in code spans of comments',
      path: 'shell/src/a.ts',
      code: '// reads `nobody`',
      hits: [],
    },
    {
      rule: 'are found in an English text, named by its key',
      path: 'shell/locales/en.json',
      code: '{ "a": { "b": "You waited in vain." } }',
      hits: ['a.b: in vain'],
    },
    {
      rule: 'of code are allowed in an English text',
      path: 'shell/locales/en.json',
      code: '{ "a": "Nobody from support asks for your password." }',
      hits: [],
    },
    {
      rule: 'are allowed in other languages',
      path: 'shell/locales/de.json',
      code: '{ "a": "in vain" }',
      hits: [],
    },
    {
      rule: 'are found in the English pages of the site, with the scope of texts',
      path: 'content/en/pages/a.md',
      code: lines('Nobody waits.', '', 'In vain.'),
      hits: ['3: In vain'],
    },
    {
      rule: 'are allowed in the pages of other languages',
      path: 'content/de/pages/a.md',
      code: 'in vain',
      hits: [],
    },
    {
      rule: 'are found in titles of tests, tables and steps',
      path: 'e2e/shell/a.spec.ts',
      code: lines(
        "test('nobody', async () => {",
        '  await test.step(`${1} in vain`, f);',
        '});',
        "describe.each([{ rule: 'nobody' }])('in vain', f);",
        "expect(it('nobody')).toBe('nobody');",
      ),
      hits: ['1: nobody', '2: in vain', '4: in vain', '4: nobody', '5: nobody'],
    },
    {
      rule: 'are allowed in strings that are not titles',
      path: 'shell/src/a.ts',
      code: "const a = { rule: 'nobody', b: it('nobody') };",
      hits: [],
    },
    {
      rule: 'of first sentences are found at the start of a comment',
      path: 'shell/src/a.ts',
      code: lines('/** How many. How so. */', '// Number. How many.'),
      hits: ['1: How'],
    },
    {
      rule: 'of first sentences are allowed in documents',
      path: 'docs/a.md',
      code: 'How to start',
      hits: [],
    },
    {
      rule: 'are not searched in generated files',
      path: 'shell/src/generated/a.ts',
      code: '// nobody',
      hits: [],
    },
  ])('$rule', ({ path, code, hits }) => {
    expect(found(path, code)).toEqual(hits);
  });

  it('need a scope, a known one, and a valid expression', () => {
    expect(() => parseRules('nobody')).toThrow('no scope');
    expect(() => parseRules('# [everywhere] Persons\nnobody')).toThrow('unknown scope [everywhere]');
    expect(() => parseRules('# [all] Persons\n(')).toThrow('Invalid regular expression');
  });

  it('are read from the committed list', () => {
    const rules = parseRules(readFileSync(fromRoot('tools/prose/banned-phrases.txt'), 'utf8'));
    expect(found('shell/src/a.ts', lines('// Hears of it anew.', '', '// Returns it.'), rules)).toEqual([
      '1: anew',
      '1: Hears',
      '1: Hears',
    ]);
  });
});
