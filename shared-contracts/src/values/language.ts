/** The nine interface languages, in the order the switch shows them (spec §1, §2 "Language prefix"). */
export const LANGUAGES = ['en', 'ru', 'ko', 'pt', 'de', 'es', 'fr', 'ja', 'id'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Spec §9 "Other defaults". */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Whether a word is one of the nine interface languages. */
export const isLanguage = (word: unknown): word is Language =>
  LANGUAGES.some((language) => language === word);
