import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { tokens } from './read-tokens.fixture';

const root = join(process.cwd(), 'shared-ui/src');

const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(root, path), 'utf8') }));

const modules = sheets.filter(({ path }) => path.endsWith('.module.css'));
const components = modules.filter(({ path }) => path.startsWith('components') || path.startsWith('icons'));

/** Physical properties (left, right, width, height): wrong in right-to-left or vertical text. */
const physical =
  /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)|text-align:\s*(?:left|right))\s*:/m;

const known = new Set([...Object.keys(tokens.fixed), ...Object.keys(tokens.light)]);

/** Set by a component or its owner, always read with a fallback. */
const own = /^--(?:amount|popover|bar|mark|hint|table)-/;

describe('style sheets', () => {
  it.each(components)('$path is entirely in the components layer', ({ css }) => {
    expect(css).toMatch(/^@layer components \{\n[\s\S]*\n\}\n$/);
  });

  it.each(sheets)('$path has only logical properties', ({ css }) => {
    expect(css).not.toMatch(physical);
  });

  it.each(modules)('$path takes its colours from tokens', ({ css }) => {
    expect(css.replace(/rgb\(255 255 255 \/ \d+%\)/g, '')).not.toMatch(
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i,
    );
  });

  it.each(sheets)('$path uses only existing tokens', ({ css }) => {
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !known.has(name) && !own.test(name))).toEqual([]);
  });
});
