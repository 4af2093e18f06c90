import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

const FOLDER = join(__dirname, '../locales');

const textsOf = (node: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => textsOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, String(node)]];

const read = (language: string): ReadonlyMap<string, string> =>
  new Map(textsOf(JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')), ''));

const placeholdersOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

const english = read('en');

describe('the translations', () => {
  it('are there in the nine languages', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(LANGUAGES.map((language) => `${language}.json`).sort());
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const texts = read(language);

    it('have the keys of the English ones', () => {
      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    });

    it('have the placeholders of the English ones', () => {
      const misfits = [...english].filter(
        ([key, text]) => placeholdersOf(texts.get(key) ?? '').join() !== placeholdersOf(text).join(),
      );
      expect(misfits.map(([key]) => key)).toEqual([]);
    });

    it('are never empty', () => {
      expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    });
  });
});
