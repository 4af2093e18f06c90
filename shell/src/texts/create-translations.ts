import { createInstance } from 'i18next';
import type { i18n } from 'i18next';

import type { Language } from '@coinlane/shared-contracts/values';

type Messages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type TranslationsOptions = {
  readonly language: Language;
  readonly messages: Messages;
  readonly onMissingKey: (key: string) => void;
};

/**
 * Creates i18next with the translations of the page data. The server fills in English, so a missing key is missing in
 * all languages.
 */
export const createTranslations = ({ language, messages, onMissingKey }: TranslationsOptions): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    ns: Object.keys(messages),
    defaultNS: 'shell',
    resources: { [language]: { ...messages } },
    interpolation: { escapeValue: false },
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      onMissingKey(`${namespace}:${key}`);
    },
    react: { useSuspense: false },
  });
  return instance;
};

type MessageTree = Readonly<Record<string, unknown>>;
type FetchMessages = (url: string) => Promise<unknown>;

const TEXTS_MS = 5_000;

const isTree = (value: unknown): value is MessageTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fetches a file of a release. Rejects if there is no reply in time, or it is not JSON. */
export const fetchMessages: FetchMessages = async (url) => {
  const reply = await fetch(url, { signal: AbortSignal.timeout(TEXTS_MS) });
  if (!reply.ok) throw new Error(`translations: ${String(reply.status)}`);
  const body: unknown = await reply.json();
  return body;
};

/** Version of a remote whose translations are needed. */
export type TextsOf = { readonly remote: string; readonly version: string; readonly namespace: string };

/**
 * Loads the translations that a version of a remote was built with, from its release: those of another version may lack
 * keys or differ. English replaces missing texts. Rejects if neither loads; the caller continues with keys, which are
 * reported.
 */
export const createTextLoader = (
  instance: i18n,
  /** Translations in the page data. */
  known: readonly TextsOf[],
  ask: FetchMessages = fetchMessages,
): ((texts: TextsOf) => Promise<void>) => {
  const versions = new Map(known.map(({ namespace, version }) => [namespace, version]));
  return async ({ remote, version, namespace }) => {
    if (versions.get(namespace) === version) return;
    const languages = [...new Set(['en', instance.language])];
    const bring = async (language: string): Promise<void> => {
      const tree = await ask(`/remotes/${remote}/${version}/locales/${language}.json`);
      if (!isTree(tree)) throw new Error(`${language}.json is not an object of texts`);
      instance.removeResourceBundle(language, namespace);
      instance.addResourceBundle(language, namespace, tree);
    };
    const brought = languages.map(bring);
    await Promise.allSettled(brought);
    await Promise.any(brought).catch((cause: unknown) => {
      throw new Error(`the translations of ${remote}@${version} failed to load`, { cause });
    });
    versions.set(namespace, version);
  };
};
