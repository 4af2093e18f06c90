import { readFileSync } from 'node:fs';

import { transformSync } from '@swc/core';

import { fromRoot } from '../webpack/index.ts';

const FOLDER = 'shell/server/pages/compose';

/** Functions that a page contains as inline scripts, by file. */
const FUNCTIONS: readonly (readonly [file: string, name: string])[] = [
  ['mark-session.ts', 'markSession'],
  ['hash-to-query.ts', 'moveHashToQuery'],
  ['early-presses.ts', 'repeatEarlyPresses'],
  ['early-presses.ts', 'holdEarlySubmits'],
  ['watch-start.ts', 'watchStart'],
  ['first-scripts.ts', 'startAfterPaint'],
];

/** Source text of a top-level function, which ends at the first `};` at the start of a line. */
const sourceOf = (file: string, name: string): string => {
  const text = readFileSync(fromRoot(FOLDER, file), 'utf8');
  const found = new RegExp(`^(?:export )?const ${name} = ([\\s\\S]*?^\\});$`, 'm').exec(text);
  if (found?.[1] === undefined) throw new Error(`${file} has no function ${name}`);
  return found[1];
};

/** Minifies a function to one line. It is assigned, because an unused expression would be removed. */
const minified = (source: string): string => {
  const { code } = transformSync(`run = ${source}`, {
    swcrc: false,
    minify: true,
    isModule: false,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { passes: 4 }, mangle: { toplevel: false }, format: { ascii_only: true } },
    },
  });
  return code.trim().replace(/^run=/, '').replace(/;$/, '');
};

/** Minified inline scripts, by the name of their function. */
export const minifyInline = (): Readonly<Record<string, string>> =>
  Object.fromEntries(FUNCTIONS.map(([file, name]) => [name, minified(sourceOf(file, name))]));
