import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'shared-ui/src/tokens/tokens.css'), 'utf8');

export type Tokens = Readonly<Record<string, string>>;

const declarationsOf = (block: string): Tokens =>
  Object.fromEntries(
    [...block.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );

const blockAfter = (selector: string, place = 0): Tokens => {
  const start = css.indexOf(`${selector} {`, place);
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`);
  return declarationsOf(css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start)));
};

/** Tokens of tokens.css: those of both themes, and the shared ones. */
export const tokens = {
  fixed: blockAfter(':root'),
  light: blockAfter(":root,\n  [data-theme='light']"),
  dark: blockAfter("\n  [data-theme='dark']"),
  darkBySystem: blockAfter(":root:not([data-theme='light'])", css.indexOf('prefers-color-scheme: dark')),
  reducedMotion: blockAfter(':root', css.indexOf('prefers-reduced-motion')),
};

const channel = (hex: string): number => {
  const share = parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!parts) throw new Error(`not a six-digit colour: ${colour}`);
  const [, red = '', green = '', blue = ''] = parts;
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

/** Contrast ratio of two colours by WCAG 2.2, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
