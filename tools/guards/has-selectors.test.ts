import { globSync, readFileSync } from 'node:fs';

const STYLES = globSync('{shared-ui,shell,mfe-*}/src/**/*.css');

/** Selectors of a style sheet that depend on `:has()` of another element. */
const withAnchor = (css: string): readonly string[] =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .flatMap((rule) => rule.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => /:has\((?:[^()]|\([^()]*\))*\)\S*\s+[^{]+$/.test(selector));

/** Whether each added element makes the browser compute the styles of everything below the anchor again. */
const isExpensive = (selector: string): boolean =>
  /^(:root|html|body)\b/.test(selector) || /[\s>+~](\*|:not\([^()]*\)|:is\([^()]*\))$/.test(selector);

describe('selectors with :has()', () => {
  it('finds what depends on another element', () => {
    const css = '.a:has(.b) { } .a:has(.b) > :not(.c), :root:has([x]) .d { } .a:has(> .b) .e { }';

    expect(withAnchor(css)).toEqual(['.a:has(.b) > :not(.c)', ':root:has([x]) .d', '.a:has(> .b) .e']);
    expect(withAnchor(css).filter(isExpensive)).toEqual(['.a:has(.b) > :not(.c)', ':root:has([x]) .d']);
  });

  it.each(STYLES)('do not restyle whole documents: %s', (file) => {
    expect(withAnchor(readFileSync(file, 'utf8')).filter(isExpensive)).toEqual([]);
  });
});
