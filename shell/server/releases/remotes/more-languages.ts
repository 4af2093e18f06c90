import { LANGUAGES } from '@coinlane/shared-contracts/values';
import type { Language, ExtraLanguage } from '@coinlane/shared-contracts/values';

const CODE = /^[a-z]{2}$/;

/** Native name of a language for a list. Capitalised if its script has capitals. */
const nameOf = (code: Language): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join('');
};

/** Languages of the shell in addition to the nine, by code. */
export const moreLanguagesOf = (languages: readonly Language[]): readonly ExtraLanguage[] =>
  languages
    .filter((code) => CODE.test(code) && !LANGUAGES.some((known) => known === code))
    .toSorted()
    .map((code) => ({ code, name: nameOf(code) }));
