import { allStyleRules } from './style-rules.ts';

const read = (css: string, url = '/shell/1/browser/shell.css') => allStyleRules([{ css, url }]);

const declared = (css: string) =>
  read(css)?.map(({ within, declarations }) => [...within, declarations.map(({ text }) => text).join(';')]);

describe('the rules of style sheets', () => {
  it.each([
    { rule: '.a{color:red}', classes: [['a']] },
    { rule: '.a,.b>.c p{color:red}', classes: [['a'], ['b', 'c']] },
    { rule: 'h1{margin:.5rem}', classes: [[]] },
    { rule: '.a:not(.b){color:red}', classes: [['a']] },
    { rule: '.a:not(:has(.b)) i{color:red}', classes: [['a']] },
    { rule: ':is(.a,.b) .c{color:red}', classes: [['c']] },
    { rule: '.a[open]::before{color:red}', classes: [['a']] },
  ])('know which classes an element must have: $rule', ({ rule, classes }) => {
    expect(read(rule)?.map(({ selectors }) => selectors.map((each) => each.classes))).toEqual([classes]);
  });

  it.each(['.a:hover{color:red}', '.a:focus-visible{color:red}', '.a::backdrop{color:red}'])(
    'leave out what needs a visitor: %s',
    (rule) => {
      expect(read(rule)).toEqual([]);
    },
  );

  it('keep the selectors of a rule that need no visitor', () => {
    const [rule] = read('.a,.a:hover,.a:not(:hover){color:red}') ?? [];
    expect(rule?.selectors.map(({ text }) => text)).toEqual(['.a', '.a:not(:hover)']);
  });

  it.each(['@media print{.a{color:red}}', '@media (hover:hover){.a{color:red}}', '@charset "utf-8";'])(
    'leave out %s',
    (rule) => {
      expect(read(rule)).toEqual([]);
    },
  );

  it.each([
    { css: '@layer a,b;', rules: [['@layer a,b;']] },
    {
      css: '@layer a{@media (width>=9px){.x{top:0;left:0}}.y{top:1px!important}}',
      rules: [
        ['@layer a', '@media (width>=9px)', 'top:0;left:0'],
        ['@layer a', 'top:1px!important'],
      ],
    },
    {
      css: '@font-face{font-family:F;src:url(f.woff2)}',
      rules: [['@font-face{font-family:F;src:url(/shell/1/browser/f.woff2)}']],
    },
    { css: '.a{top:0;&.b{left:0}}', rules: [['top:0;&.b{left:0}']] },
    { css: '@keyframes spin{to{rotate:1turn}}', rules: [['@keyframes spin', 'to{rotate:1turn}']] },
  ])('are read in their order with what is around them: $css', ({ css, rules }) => {
    expect(declared(css)).toEqual(rules);
  });

  it.each([
    { url: 'url(f.woff2)', absolute: 'url(/shell/1/browser/f.woff2)' },
    { url: 'url("img/f.svg")', absolute: 'url("/shell/1/browser/img/f.svg")' },
    { url: 'url(/f.svg)', absolute: 'url(/f.svg)' },
    { url: 'url(data:image/png;base64,AA)', absolute: 'url(data:image/png;base64,AA)' },
    { url: 'url(#gradient)', absolute: 'url(#gradient)' },
  ])('have absolute URLs: $url', ({ url, absolute }) => {
    expect(declared(`.a{background:${url}}`)).toEqual([[`background:${absolute}`]]);
  });

  it('know the custom properties that a declaration sets and reads', () => {
    const [rule] = read(':root{--a:var(--b, var(--c));color:var(--a)}') ?? [];
    expect(rule?.declarations.map(({ sets, reads }) => ({ sets, reads }))).toEqual([
      { sets: '--a', reads: ['--b', '--c'] },
      { sets: null, reads: ['--a'] },
    ]);
  });

  it.each(['.a{content:"</style>"}', '@import "other.css";', '.a{color:red'])(
    'are not read from a sheet that a page cannot contain: %s',
    (css) => {
      expect(
        allStyleRules([
          { css: '.a{color:red}', url: '/a.css' },
          { css, url: '/b.css' },
        ]),
      ).toBeNull();
    },
  );
});
