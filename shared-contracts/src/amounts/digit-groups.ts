import type { Language } from '../values/index.ts';

import { platformFormat } from './platform-format.ts';

type Groups = {
  readonly sign: string;
  /** Up to so many digits stand without a sign. */
  readonly ungrouped: number;
};

const groups = (sign: string, ungrouped = 3): Groups => ({ sign, ungrouped });

/**
 * How languages group the digits of whole numbers: a table, so that server and browser never disagree, and because the first
 * format that a browser makes by itself holds up a slow phone for as long as a hundred of ours.
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

/** Whole digits with the groups of a language; a language that is not in the table is asked of the browser. */
export const groupDigits = (whole: string, language: Language): string => {
  const known = GROUPS[language];
  // as bigint: a number would round it
  if (known === undefined) return platformFormat(language).format(BigInt(whole));
  return whole.length <= known.ungrouped ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, known.sign);
};
