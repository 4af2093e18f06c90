import { nextTheme, toTheme } from './theme.rule';

describe('the theme', () => {
  it.each([
    { word: 'dark', theme: 'dark' },
    { word: 'light', theme: 'light' },
    { word: 'system', theme: 'system' },
    { word: null, theme: 'system' },
    { word: 'neon', theme: 'system' },
  ])('$word is read as $theme', ({ word, theme }) => {
    expect(toTheme(word)).toBe(theme);
  });

  it('cycles with the switch', () => {
    expect([nextTheme('system'), nextTheme('light'), nextTheme('dark')]).toEqual(['light', 'dark', 'system']);
  });
});
