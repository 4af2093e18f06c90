/** The nine interface languages, in the order the switch shows them (spec §1, §2 "Language prefix"). */
export const LANGUAGES = ['en', 'ru', 'ko', 'pt', 'de', 'es', 'fr', 'ja', 'id'] as const;

/** A language by its two letters (ISO 639-1): one of the nine, or one more that a site has texts for. */
export type Language = (typeof LANGUAGES)[number] | (string & Record<never, never>);

/** Spec §9 "Other defaults". */
export const DEFAULT_LANGUAGE: Language = 'en';

/** A language a site has texts for beside the nine, and its name in itself. */
export type ExtraLanguage = { readonly code: Language; readonly name: string };

const CODE = /^[a-z]{2}$/;
let extra: readonly ExtraLanguage[] = [];

/** What this server or page speaks beside the nine. */
export const moreLanguages = (): readonly ExtraLanguage[] => extra;

/** The languages of this site, in the order the switch shows them. */
export const siteLanguages = (): readonly Language[] => [...LANGUAGES, ...extra.map(({ code }) => code)];

/** Said once, when a server or a page starts. A code that is not two letters, or one of the nine, is left out. */
export const registerExtraLanguages = (languages: readonly ExtraLanguage[]): void => {
  extra = languages.filter(({ code }) => CODE.test(code) && !LANGUAGES.some((known) => known === code));
};

/** Whether a word is one of the site's languages. */
export const isLanguage = (word: unknown): word is Language =>
  LANGUAGES.some((language) => language === word) || extra.some(({ code }) => code === word);
