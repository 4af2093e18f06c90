import type { Language } from '../values/index.ts';

const DECIMAL_POINT_LANGUAGES: readonly Language[] = ['en', 'ko', 'ja'];

/** The sign between whole and fraction in a language; a table, so that server and browser never disagree. */
export const decimalSeparatorOf = (language: Language): '.' | ',' =>
  DECIMAL_POINT_LANGUAGES.includes(language) ? '.' : ',';
