import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { minifyInline } from './inline-scripts/minify-inline.ts';
import { fromRoot } from './webpack/index.ts';

/**
 * `node tools/inline-scripts.ts`: minifies the inline scripts of a page. To be run after a change of their functions.
 */
const TABLE = fromRoot('shell/server/pages/compose/inline-scripts.table.ts');

const rows = Object.entries(minifyInline()).map(([name, code]) => `  ${name}: ${JSON.stringify(code)},`);
writeFileSync(
  TABLE,
  [
    '/** Inline scripts of a page, minified by `node tools/inline-scripts.ts` from the functions with these names. */',
    'export const INLINE_SCRIPTS = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n'),
);
execFileSync(fromRoot('node_modules/.bin/oxfmt'), [TABLE], { stdio: 'inherit' });
