import type { Language } from '../values/index.ts';

/** Making a format takes longer than using it. */
const formats = new Map<Language, Intl.NumberFormat>();

/** What the browser knows of numbers in a language that is not in our tables, in Latin digits. */
export const platformFormat = (language: Language): Intl.NumberFormat => {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  formats.set(language, made);
  return made;
};
