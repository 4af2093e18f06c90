import type { i18n } from 'i18next';

import type { Language } from '@coinlane/shared-contracts/values';

import { fetchMessages } from '../translations';

export const NAMESPACE = 'sign-in';

/** A file of its own for each language: as modules, the table of them would come with every page. */
const textsOf = (language: Language): Promise<unknown> =>
  fetchMessages(new URL(`./texts/${language}.json`, import.meta.url).href);

/**
 * Adds the dialog's texts to the page's translations, in the page's language alone; a language without a file is spoken
 * to in English. Rejects where neither can be had.
 */
export const loadTexts = async (i18nInstance: i18n, language: Language): Promise<void> => {
  const texts = await textsOf(language).catch(() => textsOf('en'));
  i18nInstance.addResourceBundle(language, NAMESPACE, texts);
};
