import { LANGUAGES } from '@coinlane/shared-contracts/values';
import type { Language, ExtraLanguage } from '@coinlane/shared-contracts/values';

const CODE = /^[a-z]{2}$/;

/** A language's name in itself, as a list of languages shows it: with a capital where its script has them. */
const nameOf = (code: Language): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join('');
};

/** What the shell has texts for beside the nine languages, by code. */
export const moreLanguagesOf = (languages: readonly Language[]): readonly ExtraLanguage[] =>
  languages
    .filter((code) => CODE.test(code) && !LANGUAGES.some((known) => known === code))
    .toSorted()
    .map((code) => ({ code, name: nameOf(code) }));
