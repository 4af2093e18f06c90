import { cloneElement, createContext, Fragment, useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';

import type { i18n } from 'i18next';

import type shared from '../locales/en.json';

const Context = createContext<i18n | null>(null);

type ProviderProps = { readonly i18n: i18n; readonly children?: ReactNode };

/**
 * Provides the texts to a tree, in the shell and in remotes. The language of a page never changes, so components
 * need neither a subscription nor react-i18next.
 */
export const I18nextProvider = ({ i18n: instance, children }: ProviderProps) => (
  <Context.Provider value={instance}>{children}</Context.Provider>
);

/** Texts that the release of every remote contains besides its own. */
export type SharedTexts = typeof shared;

/** English texts of each namespace. The package of a namespace adds its own in `src/text-keys.d.ts`. */
export interface Texts {
  readonly shared: SharedTexts;
}

/** A plural is one key: `t('hours', { count })` reads `hours_one` or `hours_other`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type KeysOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : KeysOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** Key of a text. An unknown namespace has only the shared keys. */
export type TextKey<Namespace extends string> = KeysOf<
  Namespace extends keyof Texts ? Texts[Namespace] : SharedTexts
>;

export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Text of a key. An unknown key is a type error. */
export type Translate<Namespace extends string> = {
  (key: TextKey<Namespace>): string;
  // i18next's function is assignable to two signatures, not to one with an optional parameter
  // oxlint-disable-next-line typescript/unified-signatures
  (key: TextKey<Namespace>, values: TextValues): string;
};

type UseTranslation = <Namespace extends string>(
  namespace: Namespace,
) => { readonly t: Translate<Namespace>; readonly i18n: i18n };

/** Texts of a namespace in the language of the page. Throws outside a provider, which is a programming error. */
export const useTranslation: UseTranslation = (namespace) => {
  const instance = useContext(Context);
  if (instance === null) throw new Error('useTranslation outside I18nextProvider');
  return useMemo(
    () => ({ t: instance.getFixedT(instance.language, namespace), i18n: instance }),
    [instance, namespace],
  );
};

export type TransProps<Namespace extends string> = {
  readonly t: Translate<Namespace>;
  /** Key of a text with our own tags: `I agree to the <terms>terms of use</terms>`. */
  readonly i18nKey: TextKey<Namespace>;
  /** Element for each tag. Unknown tags become text. */
  readonly components: Readonly<Record<string, ReactElement>>;
};

const TAGGED = /<(\w+)>([^<]*)<\/\1>/g;

/** Sentence with links or other elements, in the word order of each language. HTML is not parsed. */
export const Trans = <Namespace extends string>({ t, i18nKey, components }: TransProps<Namespace>) => {
  const text = t(i18nKey);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { 0: whole, 1: tag = '', 2: words = '', index } of text.matchAll(TAGGED)) {
    const element = components[tag];
    parts.push(text.slice(at, index), element === undefined ? words : cloneElement(element, {}, words));
    at = index + whole.length;
  }
  parts.push(text.slice(at));
  return parts.map((part, index) => <Fragment key={String(index)}>{part}</Fragment>);
};
