import type { WidgetSettings } from './widget-parameters.ts';

const WHITE = '#FFFFFF';
const BLACK = '#000000';
const DARK = '#2B2B35';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** Two readings of the default background (spec §3 "Widget configuration"). */
export type BackgroundReading = 'byTheme' | 'single';

/**
 * Spec §3 allows `#2B2B35` in both themes, or white in the light and `#2B2B35` in the dark theme. The site uses
 * the second reading.
 */
export const defaultBackground = (darkMode: boolean, reading: BackgroundReading = 'byTheme'): string =>
  reading === 'single' || darkMode ? DARK : WHITE;

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
const channels = (colour: string): readonly [number, number, number] => [
  channel(colour, 1),
  channel(colour, 3),
  channel(colour, 5),
];

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio of two colours `#RRGGBB` by WCAG, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

/** Black or white, whichever has the higher contrast: at least 4.58 on any colour. */
export const inkOn = (colour: string): string =>
  contrast(colour, BLACK) >= contrast(colour, WHITE) ? BLACK : WHITE;

const mix = (colour: string, other: string, share: number): string => {
  const [there, here] = [channels(other), channels(colour)];
  const mixed = here.map((value, index) => Math.round(value + ((there[index] ?? value) - value) * share));
  return `#${mixed
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
};

const STEPS = 20;

/** Mixes a colour with black or white until it is readable on a background, and on similar backgrounds. */
export const readableOn = (colour: string, ground: string, ...others: readonly string[]): string => {
  const ink = inkOn(ground);
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = mix(colour, ink, step / STEPS);
    if ([ground, ...others].every((one) => contrast(mixed, one) >= READABLE_CONTRAST)) return mixed;
  }
  return ink;
};

/** Text colours of the two themes: the `shared-ui` tokens for text and secondary text. */
const TEXT = { light: ['#2B2B36', '#68638A'], dark: ['#F3F1F8', '#A29DBC'] } as const;

/** Share of the text colour in the background of a hovered part. */
const HOVERED_SHARE = 0.07;

export type WidgetColours = {
  readonly accent: string;
  readonly background: string;
  /** Background of a hovered part. The colour of a box is between this one and the page background. */
  readonly hovered: string;
  /** Text colour on the accent, for the button label. */
  readonly onAccent: string;
  /** Accent colour used for text. */
  readonly accentText: string;
  /** Contrast of the original accent as text on the background. */
  readonly accentContrast: number;
  /** Lowest contrast of a text colour of the theme on the background. */
  readonly textContrast: number;
};

/** Colours of a widget, and their contrasts for warnings to the partner. */
export const widgetColours = ({
  color,
  backgroundColor,
  darkMode,
}: Pick<WidgetSettings, 'color' | 'backgroundColor' | 'darkMode'>): WidgetColours => {
  const background = backgroundColor ?? defaultBackground(darkMode);
  const texts = TEXT[darkMode ? 'dark' : 'light'];
  const hovered = mix(background, texts[0], HOVERED_SHARE);
  return {
    accent: color,
    background,
    hovered,
    onAccent: inkOn(color),
    accentText: readableOn(color, background, hovered),
    accentContrast: contrast(color, background),
    textContrast: Math.min(...texts.map((text) => contrast(text, background))),
  };
};
