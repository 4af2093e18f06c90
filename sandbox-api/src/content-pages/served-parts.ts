import type { Refuse } from './source-problem.ts';

/** Services that a part of a text can describe: features of the site, and some that only texts mention. */
const TEXT_SERVICES = [
  ...([
    'account',
    'fiat',
    'promo',
    'token-swap',
    'forms',
    'email',
    'market',
    'api',
    'partners',
    'names',
  ] as const),
  /** E-mails from a provider to the visitor. */
  'provider-mail',
  /** The live chat with support. */
  'chat',
] as const;

export type TextService = (typeof TEXT_SERVICES)[number];

const MARK = /\{\{(\/?)([^{}]*)\}\}/g;
/** Marks the position of a removed part. Texts do not contain this character. */
const GAP = '\u0000';

/** A line that contained only words of a removed part: a list item, heading, table row or question. */
const LEFT_OVER = /^\s*(?:(?:[-*]|\d+\.|#{2,3}(?: \d+\.)?)?\s*\|?|\|[|\s]*|- \{ question: "" \})\s*$/;
const NUMBERED_SECTION = /^## \d+\./;

const isTextService = (name: string): name is TextService =>
  TEXT_SERVICES.some((service) => service === name);

const withoutParts = (text: string, isServed: (service: TextService) => boolean, refuse: Refuse): string => {
  let [kept, from, open]: [string, number, TextService | null] = ['', 0, null];
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  for (const { 0: mark, 1: slash, 2: name = '', index } of text.matchAll(MARK)) {
    if (!isTextService(name)) return refuse(lineAt(index), `${mark}: no such service is known`);
    if (slash === '' ? open !== null : open !== name)
      return refuse(lineAt(index), `${mark}: parts must end before the next one begins`);
    kept += open === null || isServed(open) ? text.slice(from, index) : GAP;
    [from, open] = [index + mark.length, slash === '' ? name : null];
  }
  return open === null ? kept + text.slice(from) : refuse(lineAt(from), `{{${open}}}: the part has no end`);
};

/**
 * Removes the parts of a text about services that the site does not have, `{{account}} … {{/account}}`, and the
 * marks of the others. Renumbers numbered sections.
 */
export const servedParts = (
  text: string,
  isServed: (service: TextService) => boolean,
  refuse: Refuse,
): string => {
  const kept = withoutParts(text, isServed, refuse);
  if (!kept.includes(GAP)) return kept;
  let section = 0;
  return kept
    .split('\n')
    .filter((line) => !line.includes(GAP) || !LEFT_OVER.test(line.replaceAll(GAP, '')))
    .map((line) => line.replaceAll(GAP, ''))
    .map((line) => line.replace(NUMBERED_SECTION, () => `## ${String((section += 1))}.`))
    .join('\n');
};
