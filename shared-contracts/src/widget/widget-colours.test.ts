import * as fc from 'fast-check';

import { contrast, defaultBackground, DEFAULT_WIDGET, inkOn, readableOn, widgetColours } from './index.ts';

const colour = fc.stringMatching(/^#[0-9A-F]{6}$/);

describe('contrast (WCAG 2.2, 1.4.3)', () => {
  it.each([
    { one: '#000000', other: '#FFFFFF', ratio: 21 },
    { one: '#FFFFFF', other: '#FFFFFF', ratio: 1 },
    { one: '#767676', other: '#FFFFFF', ratio: 4.54 },
    { one: '#00C26F', other: '#FFFFFF', ratio: 2.36 },
  ])('of $one and $other is $ratio', ({ one, other, ratio }) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('the widget’s colours', () => {
  it.each([
    { reading: 'byTheme' as const, darkMode: false, background: '#FFFFFF' },
    { reading: 'byTheme' as const, darkMode: true, background: '#2B2B35' },
    { reading: 'single' as const, darkMode: false, background: '#2B2B35' },
    { reading: 'single' as const, darkMode: true, background: '#2B2B35' },
  ])('are readable, $reading, on $background (spec §3)', ({ reading, darkMode, background }) => {
    expect(defaultBackground(darkMode, reading)).toBe(background);
  });

  it('follow the theme if no background is set', () => {
    expect(widgetColours(DEFAULT_WIDGET).background).toBe('#FFFFFF');
    expect(widgetColours({ ...DEFAULT_WIDGET, darkMode: true }).background).toBe('#2B2B35');
    expect(widgetColours({ ...DEFAULT_WIDGET, backgroundColor: '#FFF4E0' }).background).toBe('#FFF4E0');
  });

  it('do not change an accent that is readable', () => {
    expect(readableOn('#00733F', '#FFFFFF')).toBe('#00733F');
  });

  it.each([
    { rule: 'two steps of 5 % towards black', colour: '#FF0000', ground: '#FFFFFF', mixed: '#E60000' },
    { rule: 'six steps towards black', colour: '#00C26F', ground: '#FFFFFF', mixed: '#00884E' },
    { rule: 'a channel of one digit is padded', colour: '#FFE60A', ground: '#FFFFFF', mixed: '#807305' },
    { rule: 'five steps towards white', colour: '#767676', ground: '#2B2B35', mixed: '#989898' },
    { rule: 'towards white on black', colour: '#123456', ground: '#000000', mixed: '#657B91' },
  ])('adjust an accent that is hard to read: $rule', ({ colour: accent, ground, mixed }) => {
    expect(readableOn(accent, ground)).toBe(mixed);
  });

  it.each([
    { darkMode: false, accentContrast: 2.347, textContrast: 5.614 },
    { darkMode: true, accentContrast: 5.965, textContrast: 5.391 },
  ])('have the contrasts of the default accent and of the secondary text: %o', (contrasts) => {
    const { darkMode, accentContrast, textContrast } = contrasts;
    const colours = widgetColours({ ...DEFAULT_WIDGET, darkMode });
    expect(colours.accentContrast).toBeCloseTo(accentContrast, 3);
    expect(colours.textContrast).toBeCloseTo(textContrast, 3);
  });

  it('are readable for any choice of a partner', () => {
    fc.assert(
      fc.property(colour, colour, fc.boolean(), (color, backgroundColor, darkMode) => {
        const { accent, background, onAccent, accentText } = widgetColours({
          color,
          backgroundColor,
          darkMode,
        });
        expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accentText, background)).toBeGreaterThanOrEqual(4.5);
        expect(accentText).toMatch(/^#[0-9A-F]{6}$/);
      }),
    );
  });

  it('keep links readable on the ground of a box and of a hovered part', () => {
    fc.assert(
      fc.property(colour, colour, fc.boolean(), (color, backgroundColor, darkMode) => {
        const { hovered, accentText, textContrast } = widgetColours({ color, backgroundColor, darkMode });
        fc.pre(textContrast >= 4.5);
        expect(contrast(accentText, hovered)).toBeGreaterThanOrEqual(4.5);
      }),
    );
    const { hovered, accentText } = widgetColours(DEFAULT_WIDGET);
    expect(hovered).toBe('#F0F0F1');
    expect(contrast(accentText, hovered)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    { what: 'the default texts of the themes', settings: {}, low: false },
    {
      what: 'light text on a light background',
      settings: { darkMode: true, backgroundColor: '#FFFFFF' },
      low: true,
    },
    { what: 'dark text on a dark background', settings: { backgroundColor: '#2B2B35' }, low: true },
  ])('report the contrast of $what', ({ settings, low }) => {
    expect(widgetColours({ ...DEFAULT_WIDGET, ...settings }).textContrast < 4.5).toBe(low);
  });

  it('use black or white on an accent, whichever is more readable', () => {
    expect([inkOn('#FFE600'), inkOn('#3D36A8')]).toEqual(['#000000', '#FFFFFF']);
  });
});
