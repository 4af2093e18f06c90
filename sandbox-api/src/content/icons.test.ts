import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { CURRENCIES } from '../currencies/index.ts';
import { iconOf } from './icons.ts';
import { letterAvatar } from './letter-avatar.ts';

const FOLDER = join(process.cwd(), 'sandbox-api/assets/icons');
const MOST_BYTES = 400_000;

type Rgb = readonly [number, number, number];

const rgbOf = (svg: string): Rgb => {
  const [, h = '', s = '', l = ''] = /hsl\((\d+) (\d+)% (\d+)%\)/.exec(svg) ?? [];
  const [hue, saturation, lightness] = [Number(h), Number(s) / 100, Number(l) / 100];
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    );
  };
  return [channel(0), channel(8), channel(4)];
};

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const contrastWithWhite = ([r, g, b]: Rgb): number =>
  1.05 / (0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05);

describe('icons', () => {
  it('exist for every currency', () => {
    expect(CURRENCIES.filter(({ ticker }) => iconOf(ticker)?.startsWith('<svg') !== true)).toEqual([]);
  });

  it('are drawn for at least ninety', () => {
    const drawn = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));

    expect(drawn.length).toBeGreaterThanOrEqual(90);
  });

  it('are small in total', () => {
    const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);

    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('run nothing and load nothing', () => {
    const active = /<script|<foreignObject|\son[a-z]+=|href="(?!#)|url\((?!#)|<image/i;

    expect(
      CURRENCIES.filter(({ ticker }) => active.test(iconOf(ticker) ?? '')).map(({ ticker }) => ticker),
    ).toEqual([]);
  });

  it('are the same for an asset on all its chains', () => {
    expect(iconOf('usdttrc20')).toBe(iconOf('usdterc20'));
  });

  it('are null for an unknown ticker', () => {
    expect(iconOf('nosuchcoin')).toBeNull();
  });
});

describe('letterAvatar', () => {
  it('is readable on every colour (WCAG 1.4.3)', () => {
    const worst = Math.min(...CURRENCIES.map(({ ticker }) => contrastWithWhite(rgbOf(letterAvatar(ticker)))));

    expect(worst).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    { ticker: 'btc', letters: 'BT' },
    { ticker: 'q', letters: 'Q' },
    { ticker: '1inch', letters: '1I' },
    { ticker: '<script>', letters: '?S' },
  ])('of $ticker shows $letters', ({ ticker, letters }) => {
    expect(letterAvatar(ticker)).toContain(`>${letters}</text>`);
  });
});
