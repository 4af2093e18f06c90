import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { LANGUAGES } from '../values/index.ts';
import { problemsOfTexts, textsFrom } from './texts.ts';
import type { Texts } from './texts.ts';

const read = (folder: string, language: string): Texts =>
  textsFrom(readFileSync(join(folder, `${language}.json`), 'utf8'));

/** Languages of the files in a folder. */
export const languagesOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => extname(file) === '.json')
    .map((file) => basename(file, '.json'))
    .toSorted();

/**
 * Problems of a folder of texts, such as `de.json: deposit.address is missing`: missing languages of the nine, and
 * keys that a file (including those of extra languages) lacks or has in addition to English.
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

/** Texts that are identical to English, such as `de.json: details.email`, except for the allowed keys. */
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
