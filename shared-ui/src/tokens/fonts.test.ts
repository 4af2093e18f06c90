import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'shared-ui/src/tokens/fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => face);
const roboto = faces.filter((face) => face.includes("'Roboto Variable'"));
const resolve = createRequire(join(process.cwd(), 'package.json'));

const unicodeRanges = (face: string): readonly (readonly [number, number])[] =>
  [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ]);

const covers = (text: string): boolean =>
  Array.from(text).every((letter) =>
    roboto.flatMap(unicodeRanges).some(([from, to]) => {
      const code = letter.codePointAt(0) ?? -1;
      return code >= from && code <= to;
    }),
  );

describe('fonts.css', () => {
  it('has three subsets whose files are installed', () => {
    const files = roboto.map((face) => /url\('([^']+)'\)/.exec(face)?.[1] ?? '');
    expect(files.map((file) => existsSync(resolve.resolve(file)))).toEqual([true, true, true]);
  });

  it.each([
    { language: 'English', text: 'exact' },
    { language: 'Deutsch', text: 'Größe' },
    { language: 'Español', text: 'señal' },
    { language: 'Français', text: 'reçu œuvre' },
    { language: 'Português', text: 'ação' },
    { language: 'Русский', text: 'Обмен' },
    { language: 'money', text: '€1’234,56 — …' },
  ])('has the letters of $language', ({ text }) => {
    expect(covers(text)).toBe(true);
  });

  it('shows text before the font has loaded', () => {
    expect(roboto.every((face) => face.includes('font-display: swap'))).toBe(true);
  });

  it.each([
    { family: 'Roboto Fallback', weight: '100 599', face: faces.at(-4) ?? '' },
    { family: 'Roboto Fallback', weight: '600 900', face: faces.at(-3) ?? '' },
    { family: 'DejaVu Fallback', weight: '100 599', face: faces.at(-2) ?? '' },
    { family: 'DejaVu Fallback', weight: '600 900', face: faces.at(-1) ?? '' },
  ])(
    'gives the $family of weight $weight the metrics of Roboto, so that the layout does not shift',
    ({ family, weight, face }) => {
      const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);
      const scale = percent('size-adjust') / 100;
      expect(face).toContain(`font-family: '${family}'`);
      expect(face).toContain(`font-weight: ${weight}`);
      expect(percent('ascent-override') * scale).toBeCloseTo(92.77, 0);
      expect(percent('descent-override') * scale).toBeCloseTo(24.41, 1);
      expect(percent('line-gap-override')).toBe(0);
    },
  );
});
