import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

const FOLDER = join(__dirname, '../../locales');

/** Words that some of the languages share with English. */
const MAY_BE_AS_IN_ENGLISH: readonly string[] = [
  'picker.groups.stablecoins',
  'picker.groups.defi',
  'offers.minutes',
  'details.email',
  'deposit.extraId',
  'stage.confirming.confirmations',
  'progress.confirmation',
];

const PLURAL_ENDING = /_(zero|one|two|few|many|other)$/;

type Texts = ReadonlyMap<string, string>;

const textsOf = (node: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => textsOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, String(node)]];

const read = (language: string): Texts =>
  new Map(textsOf(JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')), ''));

const english = read('en');

const keysWhere = (texts: Texts, isMisfit: (text: string, key: string) => boolean): readonly string[] =>
  [...texts].filter(([key, text]) => isMisfit(text, key)).map(([key]) => key);

const baseOf = (key: string): string => key.replace(PLURAL_ENDING, '');

const basesOf = (texts: Texts): readonly string[] => [...new Set([...texts.keys()].map(baseOf))];

/** The plural forms a file has, such as `age.hours_one`. */
const pluralsOf = (texts: Texts): readonly string[] =>
  [...texts.keys()].filter((key) => PLURAL_ENDING.test(key)).sort();

const ENGLISH_PLURALS = [...new Set(pluralsOf(english).map(baseOf))];

const categoriesOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** What a text of this key has to say in English: a plural form is measured by the `_other` one. */
const englishOf = (key: string): string =>
  english.get(`${baseOf(key)}_other`) ?? english.get(baseOf(key)) ?? '';

const placeholdersOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

const tagsOf = (text: string): string => (text.match(/<\/?\w+>/g) ?? []).join();

/** Whether a form stands for the number 1 and no other, so that it may say "one" instead of the count (not in ru: 21). */
const isForOneOnly = (language: string, key: string): boolean => {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
  return key.endsWith('_one') && numbers.filter((number) => rules.select(number) === 'one').join() === '1';
};

const hasPlaceholders = (language: string, key: string, text: string): boolean => {
  const expected = placeholdersOf(englishOf(key));
  const isCountFree = isForOneOnly(language, key) && !text.includes('{{count}}');
  const needed = isCountFree ? expected.filter((name) => name !== '{{count}}') : expected;
  return placeholdersOf(text).join() === needed.join();
};

describe('the translations', () => {
  it('are there in the nine languages', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(LANGUAGES.map((language) => `${language}.json`).sort());
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    it('have the keys of the English ones, in their order', () => {
      expect(basesOf(read(language))).toEqual(basesOf(english));
    });

    it('have every plural form the language knows, and no other', () => {
      const expected = ENGLISH_PLURALS.flatMap((base) =>
        categoriesOf(language).map((category) => `${base}_${category}`),
      );
      expect(pluralsOf(read(language))).toEqual(expected.sort());
    });

    it('have the placeholders of the English ones', () => {
      expect(keysWhere(read(language), (text, key) => !hasPlaceholders(language, key, text))).toEqual([]);
    });

    it('have the tags of the English ones', () => {
      expect(keysWhere(read(language), (text, key) => tagsOf(text) !== tagsOf(englishOf(key)))).toEqual([]);
    });

    it('are never empty', () => {
      expect(keysWhere(read(language), (text) => text.trim() === '')).toEqual([]);
    });
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('leave nothing in English in %s', (language) => {
    const left = keysWhere(read(language), (text, key) => text === english.get(key));
    expect(left.filter((key) => !MAY_BE_AS_IN_ENGLISH.includes(key))).toEqual([]);
  });
});
