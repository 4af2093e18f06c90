import type { i18n } from 'i18next';

import type { Language } from '@coinlane/shared-contracts/values';

export const NAMESPACE = 'sign-in';

type Texts = { readonly default: object };

/** The dialog's texts come with it, in the page's language alone; a language without a file is spoken to in English. */
const textsOf = (language: Language): Promise<Texts> =>
  import(`./texts/${language}.json`).catch((): Promise<Texts> => import('./texts/en.json'));

/** Adds the dialog's texts to the page's translations. Rejects where their file cannot be had. */
export const loadTexts = async (i18nInstance: i18n, language: Language): Promise<void> => {
  const { default: texts } = await textsOf(language);
  i18nInstance.addResourceBundle(language, NAMESPACE, texts);
};
