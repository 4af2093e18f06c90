import type { Language } from '../values/index.ts';

import { platformFormat } from './platform-format.ts';

type Groups = {
  readonly sign: string;
  /** Largest number of digits that is written without a group separator. */
  readonly ungrouped: number;
};

const groups = (sign: string, ungrouped = 3): Groups => ({ sign, ungrouped });

/**
 * Digit grouping per language. With a table, server and browser agree. It also avoids Intl: on a slow phone the
 * first `Intl.NumberFormat` is about a hundred times slower to create.
 */
const GROUPS: Readonly<Record<string, Groups>> = {
  en: groups(','),
  ko: groups(','),
  ja: groups(','),
  de: groups('.'),
  pt: groups('.'),
  id: groups('.'),
  es: groups('.', 4),
  ru: groups('\u00a0'),
  fr: groups('\u202f'),
};

/** Groups whole digits for a language. A language that is not in the table is formatted by the browser. */
export const groupDigits = (whole: string, language: Language): string => {
  const known = GROUPS[language];
  // BigInt, because a number would be rounded
  if (known === undefined) return platformFormat(language).format(BigInt(whole));
  return whole.length <= known.ungrouped ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, known.sign);
};
