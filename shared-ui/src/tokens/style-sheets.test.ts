import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { tokens } from './read-tokens.fixture';

const root = join(process.cwd(), 'shared-ui/src');

const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(root, path), 'utf8') }));

const modules = sheets.filter(({ path }) => path.endsWith('.module.css'));
const components = modules.filter(({ path }) => path.startsWith('components') || path.startsWith('icons'));

/** Properties that say left, right, width or height: they would be wrong from right to left or set on end. */
const physical =
  /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)|text-align:\s*(?:left|right))\s*:/m;

const known = new Set([...Object.keys(tokens.fixed), ...Object.keys(tokens.light)]);

/** Set by a component itself or by its owner, always with a fallback where they are read. */
const own = /^--(?:popover|bar|mark|hint|table)-/;

describe('style sheets', () => {
  it.each(components)('$path stands wholly in the layer of components', ({ css }) => {
    expect(css).toMatch(/^@layer components \{\n[\s\S]*\n\}\n$/);
  });

  it.each(sheets)('$path has logical properties only', ({ css }) => {
    expect(css).not.toMatch(physical);
  });

  it.each(modules)('$path takes its colours from tokens', ({ css }) => {
    expect(css.replace(/rgb\(255 255 255 \/ \d+%\)/g, '')).not.toMatch(
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i,
    );
  });

  it.each(sheets)('$path uses no token that does not exist', ({ css }) => {
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !known.has(name) && !own.test(name))).toEqual([]);
  });
});
