import { blockTheme } from './block-theme.rule';

describe('blockTheme', () => {
  it.each([
    { rule: 'a page without a color scheme is light', asked: undefined, page: 'normal', theme: 'light' },
    { rule: 'a light page', asked: undefined, page: 'light', theme: 'light' },
    { rule: 'a dark page', asked: undefined, page: 'dark', theme: 'dark' },
    { rule: 'a page that follows the system', asked: undefined, page: 'light dark', theme: null },
    { rule: 'an element that requests dark', asked: 'dark', page: 'normal', theme: 'dark' },
    { rule: 'an element that requests light', asked: 'light', page: 'dark', theme: 'light' },
    { rule: 'an element with an unknown theme', asked: 'pink', page: 'normal', theme: 'light' },
  ])('$rule: $theme', ({ asked, page, theme }) => {
    expect(blockTheme(asked, page)).toBe(theme);
  });
});
