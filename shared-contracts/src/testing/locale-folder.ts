import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { LANGUAGES } from '../values/index.ts';
import { problemsOfTexts, textsFrom } from './texts.ts';
import type { Texts } from './texts.ts';

const read = (folder: string, language: string): Texts =>
  textsFrom(readFileSync(join(folder, `${language}.json`), 'utf8'));

/** The languages a folder has a file of. */
export const languagesOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => extname(file) === '.json')
    .map((file) => basename(file, '.json'))
    .toSorted();

/**
 * What is wrong with a folder of texts, as `de.json: deposit.address is missing`: a language of the nine that is not
 * there, and what each file, a tenth too, lacks or has too much beside the English one.
 */
export const problemsOfFolder = (folder: string): readonly string[] => {
  const languages = languagesOf(folder);
  const english = read(folder, 'en');
  return [
    ...LANGUAGES.filter((language) => !languages.includes(language)).map(
      (language) => `${language}.json is missing`,
    ),
    ...languages.flatMap((language) =>
      problemsOfTexts(language, read(folder, language), english).map(
        (problem) => `${language}.json: ${problem}`,
      ),
    ),
  ];
};

/** The texts a translator has left as they are in English, as `de.json: details.email`, but for the keys that may be. */
export const leftInEnglish = (folder: string, mayBe: readonly string[]): readonly string[] => {
  const english = read(folder, 'en');
  return languagesOf(folder)
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      [...read(folder, language)]
        .filter(([key, text]) => text === english.get(key) && !mayBe.includes(key))
        .map(([key]) => `${language}.json: ${key}`),
    );
};
