import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

const FOLDER = join(__dirname, '../locales');
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const textsOf = (node: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => textsOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, String(node)]];

const read = (language: string): ReadonlyMap<string, string> =>
  new Map(textsOf(JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')), ''));

const placeholdersOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? [])].sort();

/** The plural forms a language has. */
const formsOf = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const english = read('en');
const keysFor = (language: Language): readonly string[] => {
  const plurals = [...english.keys()].filter((key) => key.endsWith('_other'));
  return [
    ...[...english.keys()].filter((key) => !PLURAL.test(key)),
    ...plurals.flatMap((key) => formsOf(language).map((form) => key.replace(PLURAL, `_${form}`))),
  ];
};
const inEnglish = (key: string): string => english.get(key.replace(PLURAL, '_other')) ?? '';

describe('the translations', () => {
  it('are there in the nine languages', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(LANGUAGES.map((language) => `${language}.json`).sort());
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const texts = read(language);

    it('have the keys of the English ones, in every plural form of the language', () => {
      expect([...texts.keys()].sort()).toEqual([...keysFor(language)].sort());
    });

    it('have the placeholders and links of the English ones; a form for one may leave the number out', () => {
      const misfits = [...texts].filter(([key, text]) => {
        const [wanted, got] = [placeholdersOf(inEnglish(key)), placeholdersOf(text)];
        const isSame = wanted.join() === got.join();
        return !isSame && !(PLURAL.test(key) && [...got, '{{count}}'].toSorted().join() === wanted.join());
      });
      expect(misfits).toEqual([]);
    });

    it('are never empty', () => {
      expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    });
  });
});
