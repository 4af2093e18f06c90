import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

const FOLDER = join(__dirname, 'texts');

const textsOf = (node: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => textsOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, String(node)]];

const read = (language: string): ReadonlyMap<string, string> =>
  new Map(textsOf(JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')), ''));

const placeholdersOf = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join();

const english = read('en');

describe('the texts of the sign-in dialog', () => {
  it('are there in the nine languages', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(LANGUAGES.map((language) => `${language}.json`).sort());
  });

  it.each(LANGUAGES)(
    'in %s have the keys and placeholders of the English ones, and say something',
    (language) => {
      const texts = read(language);

      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, text] of texts) {
        expect(text.trim()).not.toBe('');
        expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(english.get(key) ?? '')]);
      }
    },
  );
});
