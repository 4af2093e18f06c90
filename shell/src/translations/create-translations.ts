import { createInstance } from 'i18next';
import type { i18n } from 'i18next';

import type { Language } from '@coinlane/shared-contracts/values';

export type Messages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type TranslationsOptions = {
  readonly language: Language;
  readonly messages: Messages;
  readonly onMissingKey: (key: string) => void;
};

/** i18next over the bundles the page carries. English is filled in by the server, so a missing key is missing everywhere. */
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

/** Asks for a file of a release. Rejects when there is no answer in time or no JSON. */
export const fetchMessages: FetchMessages = async (url) => {
  const reply = await fetch(url, { signal: AbortSignal.timeout(TEXTS_MS) });
  if (!reply.ok) throw new Error(`translations: ${String(reply.status)}`);
  const body: unknown = await reply.json();
  return body;
};

/** A version of a remote whose texts are wanted. */
export type TextsOf = { readonly remote: string; readonly version: string; readonly namespace: string };

/**
 * Brings the texts that a version of a remote was built with, from its own release: another version's would lack keys
 * or say something else. English stands in for what the page's language lacks. Rejects when neither can be had; the
 * caller goes on, keys then stand for their texts and are reported.
 */
export const createTextLoader = (
  instance: i18n,
  /** The texts the page came with. */
  known: readonly TextsOf[],
  ask: FetchMessages = fetchMessages,
): ((texts: TextsOf) => Promise<void>) => {
  const versions = new Map(known.map(({ namespace, version }) => [namespace, version]));
  return async ({ remote, version, namespace }) => {
    if (versions.get(namespace) === version) return;
    const languages = [...new Set(['en', instance.language])];
    const bring = async (language: string): Promise<void> => {
      const tree = await ask(`/remotes/${remote}/${version}/locales/${language}.json`);
      if (!isTree(tree)) throw new Error(`${language}.json holds no texts`);
      instance.removeResourceBundle(language, namespace);
      instance.addResourceBundle(language, namespace, tree);
    };
    const brought = languages.map(bring);
    await Promise.allSettled(brought);
    await Promise.any(brought).catch((cause: unknown) => {
      throw new Error(`the texts of ${remote}@${version} cannot be had`, { cause });
    });
    versions.set(namespace, version);
  };
};
