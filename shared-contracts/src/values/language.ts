/** The nine interface languages, in the order of the language switch (spec §1, §2 "Language prefix"). */
export const LANGUAGES = ['en', 'ru', 'ko', 'pt', 'de', 'es', 'fr', 'ja', 'id'] as const;

/** Two-letter code of a language (ISO 639-1): one of the nine, or an extra language of the site. */
export type Language = (typeof LANGUAGES)[number] | (string & Record<never, never>);

/** Spec §9 "Other defaults". */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Language of a site in addition to the nine, with its native name. */
export type ExtraLanguage = { readonly code: Language; readonly name: string };

const CODE = /^[a-z]{2}$/;
let extra: readonly ExtraLanguage[] = [];

/** Extra languages of this server or page. */
export const moreLanguages = (): readonly ExtraLanguage[] => extra;

/** Languages of this site, in the order of the language switch. */
export const siteLanguages = (): readonly Language[] => [...LANGUAGES, ...extra.map(({ code }) => code)];

/**
 * Sets the extra languages. Called once, at the start of a server or a page. Ignores invalid codes and the nine
 * languages.
 */
export const registerExtraLanguages = (languages: readonly ExtraLanguage[]): void => {
  extra = languages.filter(({ code }) => CODE.test(code) && !LANGUAGES.some((known) => known === code));
};

/** Whether a value is the code of one of the site's languages. */
export const isLanguage = (word: unknown): word is Language =>
  LANGUAGES.some((language) => language === word) || extra.some(({ code }) => code === word);
