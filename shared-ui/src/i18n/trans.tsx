import { cloneElement, Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';

export type TransProps = {
  readonly t: (key: string) => string;
  /** A text with parts in tags of ours: `I agree to the <terms>terms of use</terms>`. */
  readonly i18nKey: string;
  /** What each tag becomes; the words of a tag that is not named stay words. */
  readonly components: Readonly<Record<string, ReactElement>>;
};

const TAGGED = /<(\w+)>([^<]*)<\/\1>/g;

/**
 * A sentence whose parts are links or other elements, in whatever order a language puts them. Nothing in it is read as
 * HTML. It stands in for the component of react-i18next of this name, which brings a parser of 3 kB to every page.
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
