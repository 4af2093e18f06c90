import { DEFAULT_LANGUAGE, isLanguage } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

export type LocalizedPath = {
  readonly language: Language;
  /** Prefix as in the URL, for the router: `''`, `/de`, but also `/DE`. */
  readonly basename: string;
  /** Path without the prefix, with a leading slash. */
  readonly pathname: string;
};

const FIRST_SEGMENT = /^\/([a-z]{2})(?=\/|$)/i;

/**
 * Splits a path into language and page. `/{lang}/{rest}` is the page `/{rest}` in that language, case-insensitive
 * (spec §2 "Language prefix").
 */
export const splitLanguage = (path: string): LocalizedPath => {
  const [basename = '', code = ''] = FIRST_SEGMENT.exec(path) ?? [];
  const language = code.toLowerCase();
  if (!isLanguage(language))
    return { language: DEFAULT_LANGUAGE, basename: '', pathname: path === '' ? '/' : path };
  const rest = path.slice(basename.length);
  return { language, basename, pathname: rest === '' ? '/' : rest };
};

/** `{prefix}` of spec §2: empty for English, `/de` for German. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** Path of a page in a language, for all links. The front page of a language has no trailing slash. */
export const joinLanguage = (language: Language, pathname: string): string => {
  const prefix = languagePrefix(language);
  return prefix !== '' && pathname === '/' ? prefix : `${prefix}${pathname}`;
};
