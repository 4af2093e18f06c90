import { READABLE_CONTRAST, contrast, widgetColours } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

const mixed = (colour: string, percent: number, other: string): string =>
  `color-mix(in srgb, ${colour} ${String(percent)}%, ${other})`;

/**
 * Style sheet with the colours of a widget. Outside all layers, so that it overrides the style sheets of the site.
 * Colours are six hexadecimal digits, so that nothing else can be injected. Hides the gutter, because a frame has
 * no scrollbar.
 */
export const widgetStyleSheet = (settings: WidgetSettings): string => {
  const { accent, background, hovered, onAccent, accentText } = widgetColours(settings);
  // away from the text colour, so that the button label stays readable
  const press = onAccent === '#000000' ? '#FFFFFF' : '#000000';
  const edge = contrast(accent, background) >= READABLE_CONTRAST ? accent : accentText;
  const tokens = {
    '--color-page': background,
    '--color-surface': background,
    '--color-surface-raised': background,
    '--color-surface-sunken': mixed(background, 96, 'var(--color-text)'),
    '--color-surface-hover': hovered,
    '--color-secondary': hovered,
    '--color-secondary-hover': mixed(background, 88, 'var(--color-text)'),
    '--color-secondary-active': mixed(background, 82, 'var(--color-text)'),
    '--color-brand': accent,
    '--color-brand-hover': mixed(accent, 88, press),
    '--color-brand-active': mixed(accent, 80, press),
    '--color-brand-edge': edge,
    '--color-on-brand': onAccent,
    '--color-accent': accentText,
    '--color-link': accentText,
    '--color-link-hover': mixed(accentText, 80, 'var(--color-text)'),
    '--content-min-height': '0px',
  };
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value};`);
  return `:root[data-theme]{${lines.join('')}scrollbar-gutter:auto}body{min-block-size:0}`;
};
