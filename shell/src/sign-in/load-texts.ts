import type { i18n } from 'i18next';

import type { Language } from '@coinlane/shared-contracts/values';

type Texts = { readonly default: object };

/** The dialog's texts come with it, in the page's language alone. */
const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import('./texts/en.json'),
  ru: () => import('./texts/ru.json'),
  ko: () => import('./texts/ko.json'),
  pt: () => import('./texts/pt.json'),
  de: () => import('./texts/de.json'),
  es: () => import('./texts/es.json'),
  fr: () => import('./texts/fr.json'),
  ja: () => import('./texts/ja.json'),
  id: () => import('./texts/id.json'),
};

export const NAMESPACE = 'sign-in';

/** Adds the dialog's texts to the page's translations. Rejects where their file cannot be had. */
export const loadTexts = async (i18nInstance: i18n, language: Language): Promise<void> => {
  const { default: texts } = await TEXTS[language]();
  i18nInstance.addResourceBundle(language, NAMESPACE, texts);
};
