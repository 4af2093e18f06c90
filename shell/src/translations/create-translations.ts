import { createInstance } from 'i18next';
import type { i18n } from 'i18next';

import type { Language } from '@coinlane/shared-contracts/values';

import { nestKeys } from './nest-keys.rule';

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

type FetchMessages = (url: string) => Promise<unknown>;

const isFlat = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Asks `/data/i18n` on this site. Rejects when there is no answer or no JSON. */
export const fetchMessages: FetchMessages = async (url) => {
  const reply = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!reply.ok) throw new Error(`translations: ${String(reply.status)}`);
  const body: unknown = await reply.json();
  return body;
};

/**
 * Brings a remote's name space on in-app navigation (spec §2 "translation bundles"). Rejects when it cannot be had;
 * the caller goes on, keys then stand for their texts and are reported.
 */
export const loadNamespace = async (
  instance: i18n,
  namespace: string,
  ask: FetchMessages = fetchMessages,
): Promise<void> => {
  const { language } = instance;
  if (instance.hasResourceBundle(language, namespace)) return;
  const flat = await ask(`/data/i18n?keys=${encodeURIComponent(`${namespace}:*`)}&locale=${language}`);
  if (!isFlat(flat)) throw new Error(`translations of ${namespace} do not fit`);
  for (const [name, tree] of Object.entries(nestKeys(flat)))
    instance.addResourceBundle(language, name, tree, true, true);
};
