import { cloneElement, Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** Facade of react-i18next, shared by shell and remotes. The i18next instance is passed as a prop. */
export { I18nextProvider, useTranslation } from 'react-i18next';

export type TransProps = {
  readonly t: (key: string) => string;
  /** Key of a text with our own tags: `I agree to the <terms>terms of use</terms>`. */
  readonly i18nKey: string;
  /** Element for each tag. Unknown tags stay text. */
  readonly components: Readonly<Record<string, ReactElement>>;
};

const TAGGED = /<(\w+)>([^<]*)<\/\1>/g;

/**
 * Sentence with links or other elements, in the word order of each language. HTML is not parsed. Replaces the component
 * of react-i18next with the same name, whose parser would add 3 kB to each page.
 */
export const Trans = ({ t, i18nKey, components }: TransProps) => {
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
