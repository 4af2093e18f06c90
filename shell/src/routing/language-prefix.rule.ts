import { DEFAULT_LANGUAGE, isLanguage } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

export type LocalizedPath = {
  readonly language: Language;
  /** The prefix as it stands in the address, for the router: `''`, `/de`, also `/DE`. */
  readonly basename: string;
  /** The rest, with a leading slash. */
  readonly pathname: string;
};

const FIRST_SEGMENT = /^\/([a-z]{2})(?=\/|$)/i;

/** Spec §2 "Language prefix": `/{lang}/{rest}` is the page `/{rest}` in that language; the case does not matter. */
export const splitLanguage = (path: string): LocalizedPath => {
  const [basename = '', code = ''] = FIRST_SEGMENT.exec(path) ?? [];
  const language = code.toLowerCase();
  if (!isLanguage(language))
    return { language: DEFAULT_LANGUAGE, basename: '', pathname: path === '' ? '/' : path };
  const rest = path.slice(basename.length);
  return { language, basename, pathname: rest === '' ? '/' : rest };
};

/** `{prefix}` of spec §2: nothing for English, `/de` for German. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** The path of a page in a language, as every link of the site is built. The language's own root has no slash at its end. */
export const joinLanguage = (language: Language, pathname: string): string => {
  const prefix = languagePrefix(language);
  return prefix !== '' && pathname === '/' ? prefix : `${prefix}${pathname}`;
};

/** The one address of the page this path shows: lower-case prefix, none for English. */
export const canonicalPath = (path: string): string => {
  const { language, pathname } = splitLanguage(path);
  return joinLanguage(language, pathname);
};
