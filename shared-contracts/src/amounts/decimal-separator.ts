import { LANGUAGES } from '../values/index.ts';
import type { Language } from '../values/index.ts';

import { platformFormat } from './platform-format.ts';

const DECIMAL_POINT_LANGUAGES: readonly Language[] = ['en', 'ko', 'ja'];

const POINTED = /\d\.\d/;
const HALF = 0.5;

/**
 * Decimal separator of a language. Our nine languages come from a table, so that server and browser agree; others come
 * from the browser.
 */
export const decimalSeparatorOf = (language: Language): '.' | ',' => {
  const isPointed = LANGUAGES.some((known) => known === language)
    ? DECIMAL_POINT_LANGUAGES.includes(language)
    : POINTED.test(platformFormat(language).format(HALF));
  return isPointed ? '.' : ',';
};
