import type { Language } from '../values/index.ts';

/** Creating a formatter is slower than using it. */
const formats = new Map<Language, Intl.NumberFormat>();

/** Number format of the browser, with Latin digits, for a language that is not in our tables. */
export const platformFormat = (language: Language): Intl.NumberFormat => {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  formats.set(language, made);
  return made;
};
