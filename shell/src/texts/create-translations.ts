import type { i18n } from 'i18next';

import { fillIn, findText } from './find-text';
import type { TextValues } from './find-text';
import type { MessageTree } from './message-tree';
import { withTextAt } from './message-tree';

type Namespaces = Readonly<Record<string, MessageTree>>;

export type TranslationsOptions = {
  readonly language: string;
  readonly messages: Namespaces;
  readonly onMissingKey: (key: string) => void;
};

const FALLBACK = 'en';

/** All members that our code uses exist: `create-translations.test.ts` compares them with i18next. */
const isI18n = (value: object): value is i18n => 'getFixedT' in value;

const nothing = (): void => undefined;

type Translate = (key: string, values?: TextValues | string) => string;

/** Reads, adds and removes texts of namespaces. */
const createCatalogue = (language: string, messages: Namespaces) => {
  const catalogue = new Map([[language, new Map(Object.entries(messages))]]);
  const of = (code: string): Map<string, MessageTree> => {
    const found = catalogue.get(code) ?? new Map<string, MessageTree>();
    catalogue.set(code, found);
    return found;
  };
  const bundle = (code: string, namespace: string) => catalogue.get(code)?.get(namespace);
  return {
    catalogue,
    getResourceBundle: bundle,
    hasResourceBundle: (code: string, namespace: string) => bundle(code, namespace) !== undefined,
    addResourceBundle: (code: string, namespace: string, tree: MessageTree) =>
      void of(code).set(namespace, { ...bundle(code, namespace), ...tree }),
    addResources: (code: string, namespace: string, texts: MessageTree) => {
      for (const [key, text] of Object.entries(texts))
        of(code).set(namespace, withTextAt(bundle(code, namespace) ?? {}, key, text));
    },
    removeResourceBundle: (code: string, namespace: string) => void of(code).delete(namespace),
  };
};

/**
 * Texts of a page, with the parts of i18next's interface that the site and its remotes use: keys with groups and
 * namespaces, plurals, values, and English as fallback. The language of a page never changes. i18next itself would
 * add 14 kB to every page, mostly for languages that load and change at run time (ADR 0052).
 */
export const createTranslations = ({ language, messages, onMissingKey }: TranslationsOptions): i18n => {
  const { catalogue, ...resources } = createCatalogue(language, messages);
  const languages = [...new Set([language, FALLBACK])];
  const [firstNamespace = 'shell'] = Object.keys(messages);

  const fixed = (code: string | null, defaultNamespace: string, prefix = ''): Translate => {
    const order = code === null ? languages : [...new Set([code, FALLBACK])];
    return (asked, given = {}) => {
      const values: TextValues = typeof given === 'string' ? { defaultValue: given } : given;
      const [namespace, name] = asked.includes(':')
        ? [asked.slice(0, asked.indexOf(':')), asked.slice(asked.indexOf(':') + 1)]
        : [defaultNamespace, asked];
      const key = prefix === '' ? name : `${prefix}.${name}`;
      const text = findText(catalogue, order, { namespace, key, values });
      if (text !== null) return fillIn(text, values);
      onMissingKey(`${namespace}:${key}`);
      return typeof values['defaultValue'] === 'string' ? fillIn(values['defaultValue'], values) : key;
    };
  };
  const instance = {
    ...resources,
    language,
    resolvedLanguage: language,
    languages,
    isInitialized: true,
    initializedStoreOnce: true,
    options: { defaultNS: firstNamespace, react: { useSuspense: false } },
    t: fixed(null, firstNamespace),
    getFixedT: (code: string | null, namespace?: string | null, prefix?: string) =>
      fixed(code, namespace ?? firstNamespace, prefix),
    exists: (key: string, values: TextValues = {}) => {
      const [namespace, name] = key.includes(':') ? key.split(':') : [firstNamespace, key];
      return findText(catalogue, languages, { namespace: namespace ?? '', key: name ?? '', values }) !== null;
    },
    dir: () => 'ltr',
    hasLoadedNamespace: () => true,
    loadNamespaces: () => Promise.resolve(),
    on: nothing,
    off: nothing,
    store: { on: nothing, off: nothing },
  };
  if (!isI18n(instance)) throw new Error('the texts are incomplete');
  return instance;
};
