import { contrast, tokens } from './read-tokens.fixture';
import type { Tokens } from './read-tokens.fixture';

const themes: readonly { readonly theme: string; readonly colours: Tokens }[] = [
  { theme: 'light', colours: { ...tokens.fixed, ...tokens.light } },
  { theme: 'dark', colours: { ...tokens.fixed, ...tokens.dark } },
];

const colour = (colours: Tokens, name: string): string => {
  const value = colours[`--color-${name}`];
  if (value === undefined) throw new Error(`there is no --color-${name}`);
  return value;
};

const grounds = ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover'] as const;

/** Text on its background: 4.5:1 (WCAG 2.2, 1.4.3). */
const texts = [
  ...grounds.flatMap((ground) =>
    ['text', 'text-muted', 'link', 'link-hover', 'accent', 'danger-text', 'up', 'down'].map((text) => ({
      text,
      ground,
    })),
  ),
  ...['brand', 'brand-hover', 'brand-active'].map((ground) => ({ text: 'on-brand', ground })),
  ...['secondary', 'secondary-hover', 'secondary-active'].map((ground) => ({ text: 'on-secondary', ground })),
  ...['danger', 'danger-hover', 'danger-active'].map((ground) => ({ text: 'on-danger', ground })),
  ...['text', 'text-muted', 'accent', 'link'].map((text) => ({ text, ground: 'accent-soft' })),
  { text: 'text', ground: 'selection' },
  ...Array.from({ length: 8 }, (_, hue) => ({ text: 'on-avatar', ground: `avatar-${String(hue)}` })),
];

/** Borders of controls, marks and the focus ring: 3:1 (WCAG 2.2, 1.4.11). */
const marks = [
  ...grounds.flatMap((ground) =>
    ['line-control', 'line-control-hover', 'focus'].map((mark) => ({ mark, ground })),
  ),
  ...['page', 'surface'].flatMap((ground) => ['brand-edge', 'accent'].map((mark) => ({ mark, ground }))),
];

const tones = ['action', 'running', 'done', 'stopped', 'closed'] as const;

describe.each(themes)('the $theme theme', ({ colours }) => {
  it.each(texts)('has readable $text on $ground', ({ text, ground }) => {
    expect(contrast(colour(colours, text), colour(colours, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('has visible $mark on $ground', ({ mark, ground }) => {
    expect(contrast(colour(colours, mark), colour(colours, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe.each(themes)('a status tone of the $theme theme', ({ colours }) => {
  const toneOf = (tone: string, part: string): string => {
    const value = colours[`--tone-${tone}-${part}`];
    if (value === undefined) throw new Error(`there is no --tone-${tone}-${part}`);
    return value;
  };

  it.each(tones)('%s has text of 7:1 on its ground', (tone) => {
    expect(contrast(toneOf(tone, 'text'), toneOf(tone, 'soft'))).toBeGreaterThanOrEqual(7);
  });

  it.each(tones)('%s has a visible mark on its ground and on a surface', (tone) => {
    for (const ground of [toneOf(tone, 'soft'), colour(colours, 'surface')])
      expect(contrast(toneOf(tone, 'mark'), ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the dark purple gradient (spec section 9 "Style")', () => {
  const dark = { ...tokens.fixed, ...tokens.dark };

  it.each(
    ['deep-start', 'deep-middle', 'deep-end'].flatMap((ground) =>
      ['text', 'text-muted', 'link', 'link-hover'].map((text) => ({ text, ground })),
    ),
  )('has readable $text of the dark theme on $ground', ({ text, ground }) => {
    expect(contrast(colour(dark, text), colour(dark, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['deep-start', 'deep-middle', 'deep-end'])('has a visible focus ring on %s', (ground) => {
    expect(contrast(colour(dark, 'focus'), colour(dark, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens.css', () => {
  it('has the same values in the dark theme by choice and by the system setting', () => {
    expect(tokens.darkBySystem).toEqual(tokens.dark);
  });

  it('has the same names in both themes', () => {
    expect(Object.keys(tokens.dark)).toEqual(Object.keys(tokens.light));
  });

  it.each([
    { theme: tokens.light, scheme: 'light' },
    { theme: tokens.dark, scheme: 'dark' },
  ])('sets the color scheme $scheme', ({ theme, scheme }) => {
    expect(theme['color-scheme']).toBe(scheme);
  });

  it.each([
    { rule: 'primary green', name: '--color-brand', value: '#00c26f' },
    { rule: 'lighter green', name: '--color-brand-hover', value: '#16d785' },
    { rule: 'secondary', name: '--color-text-muted', value: '#5c5780' },
    { rule: 'background', name: '--color-page', value: '#f6f4f8' },
    { rule: 'dark', name: '--color-text', value: '#2b2b36' },
    { rule: 'red', name: '--color-danger', value: '#dc1d2e' },
    { rule: 'header height', name: '--header-height', value: '105px' },
    { rule: 'footer height', name: '--footer-height', value: '424px' },
  ])('has the $rule of spec section 9 "Style"', ({ name, value }) => {
    expect({ ...tokens.fixed, ...tokens.light }[name]).toBe(value);
  });

  it('has the yellow of spec section 9 "Style" in the dark theme, where it is visible', () => {
    expect(tokens.dark['--tone-action-mark']).toBe('#ffd12a');
  });

  it('has 13 px as its smallest text', () => {
    expect(tokens.fixed['--text-xs']).toBe('0.8125rem');
  });

  it('has tap targets of 44 px', () => {
    expect(tokens.fixed['--tap-size']).toBe('44px');
  });

  it('has no motion if the user prefers reduced motion', () => {
    expect(tokens.reducedMotion).toEqual({
      '--motion-fast': '0ms',
      '--motion-medium': '0ms',
      '--motion-slow': '0ms',
    });
  });
});
