import { allStyleRules } from '../../releases/remotes/style-rules.ts';
import { criticalCss } from './critical-css.ts';

const critical = (css: string, html: string): string =>
  criticalCss(allStyleRules([{ css, url: '/a/b.css' }]) ?? [], html);

const PAGE = '<html><p class="a b">text</p></html>';

describe('the rules for the first paint', () => {
  it.each([
    { css: '.a{top:0}.c{top:1px}', kept: '.a{top:0}', why: 'a class of the page' },
    { css: '.a,.c{top:0}', kept: '.a{top:0}', why: 'one of the selectors' },
    { css: '.a .b{top:0}', kept: '.a .b{top:0}', why: 'all classes of the selector' },
    { css: '.a .c{top:0}', kept: '', why: 'one class of two is missing' },
    { css: 'p{top:0}', kept: 'p{top:0}', why: 'no class' },
    { css: '@layer a,b;', kept: '@layer a,b;', why: 'the order of layers' },
    { css: '@layer x{.c{top:0}}', kept: '', why: 'an empty layer' },
    {
      css: '@layer x{.a{top:0}@media (width>=9px){.a{top:1px}}.b{top:2px}}p{top:3px}',
      kept: '@layer x{.a{top:0}@media (width>=9px){.a{top:1px}}.b{top:2px}}p{top:3px}',
      why: 'the order of rules',
    },
    {
      css: '@media (width>=9px){.a{top:0}}@media (width>=9px){.b{top:0}}',
      kept: '@media (width>=9px){.a{top:0}.b{top:0}}',
      why: 'neighbours',
    },
    { css: '@keyframes spin{to{top:0}}.c{animation:spin 1s}', kept: '', why: 'an animation of nothing' },
    {
      css: '@font-face{font-family:F}@font-face{font-family:G}',
      kept: '@font-face{font-family:F}@font-face{font-family:G}',
      why: 'two fonts',
    },
    {
      css: '@keyframes spin{from{top:0}to{top:1px}}.a{animation:spin 1s}',
      kept: '@keyframes spin{from{top:0}to{top:1px}}.a{animation:spin 1s}',
      why: 'the steps of an animation',
    },
    {
      css: '@keyframes spin{to{top:0}}.a{animation:spin 1s}',
      kept: '@keyframes spin{to{top:0}}.a{animation:spin 1s}',
      why: 'an animation',
    },
    {
      css: ':root{--x:0;--y:1}.a{top:var(--x)}',
      kept: ':root{--x:0}.a{top:var(--x)}',
      why: 'a property that is read',
    },
    {
      css: ':root{--x:var(--y);--y:var(--z);--z:0}.a{top:var(--x)}',
      kept: ':root{--x:var(--y);--y:var(--z);--z:0}.a{top:var(--x)}',
      why: 'properties that are read through others',
    },
    { css: ':root{--x:0}.c{top:var(--x)}', kept: '', why: 'a property that only others read' },
  ])('are $kept: $why', ({ css, kept }) => {
    expect(critical(css, PAGE)).toBe(kept);
  });

  it('contain the properties that the page itself reads', () => {
    expect(critical(':root{--x:0;--y:1}', '<svg fill="var(--x)"></svg>')).toBe(':root{--x:0}');
  });
});
