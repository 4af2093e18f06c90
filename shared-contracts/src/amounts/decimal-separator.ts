import { LANGUAGES } from '../values/index.ts';
import type { Language } from '../values/index.ts';

import { platformFormat } from './platform-format.ts';

const DECIMAL_POINT_LANGUAGES: readonly Language[] = ['en', 'ko', 'ja'];

const POINTED = /\d\.\d/;
const HALF = 0.5;

/**
 * The sign between whole and fraction in a language: a table for the nine, so that server and browser never disagree;
 * another language's is asked of the browser.
 */
export const decimalSeparatorOf = (language: Language): '.' | ',' => {
  const isPointed = LANGUAGES.some((known) => known === language)
    ? DECIMAL_POINT_LANGUAGES.includes(language)
    : POINTED.test(platformFormat(language).format(HALF));
  return isPointed ? '.' : ',';
};
