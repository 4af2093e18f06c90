import type { Language } from '@coinlane/shared-contracts/values';
import { languageOfWidget, readWidgetSettings } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import {
  isFramedPage,
  joinLanguage,
  languagePrefix,
  matchRoute,
  ROUTE_TABLE,
  splitLanguage,
} from '../../src/routing/index.ts';

/** A page as it was asked for. */
export type PageRequest = {
  readonly language: Language;
  /** `''` or `/de`. */
  readonly basename: string;
  /** Without the language prefix. */
  readonly pathname: string;
  /** With the leading `?`, or empty. */
  readonly search: string;
  /** Whose route it is; null is the not-found page. */
  readonly remote: string | null;
  /** The pattern of its row in the route table; null where there is none. */
  readonly route: string | null;
  /** A remote of no row in the route table: a page only while it is live. */
  readonly isApp: boolean;
  /** A page of the shell itself: chrome around an empty slot. */
  readonly isShellPage: boolean;
  readonly isBot: boolean;
  readonly theme: 'light' | 'dark' | null;
  /** The sandbox's name space of a test; null for visitors. */
  readonly sandboxNamespace: string | null;
  /** What the widget is told by its address; null on every other page. */
  readonly widget: WidgetSettings | null;
};

type Asked = {
  readonly url: string;
  readonly isBot: boolean;
  readonly theme: string | undefined;
  readonly sandboxNamespace: string | null;
  /** Pages the shell renders itself, outside the route table. */
  readonly shellPages: readonly string[];
};

const themeOf = (word: string | undefined): PageRequest['theme'] =>
  word === 'light' || word === 'dark' ? word : null;

type Look = Pick<PageRequest, 'language' | 'theme' | 'widget'>;

/** A widget looks as its address says; without `lang` it speaks the language of its path. */
const widgetLook = (search: string, ofPath: Language): Look => {
  const { settings } = readWidgetSettings(search);
  const isSaid = (new URLSearchParams(search).get('lang') ?? '') !== '';
  return {
    language: isSaid ? languageOfWidget(settings.lang) : ofPath,
    theme: settings.darkMode ? 'dark' : 'light',
    widget: settings,
  };
};

const searchOf = (query: readonly string[]): string => {
  const text = query.join('?');
  return text === '' ? '' : `?${text}`;
};

/** Reads an address that has passed the hygiene. */
export const toPageRequest = ({ url, isBot, theme, sandboxNamespace, shellPages }: Asked): PageRequest => {
  const [path = '/', ...query] = url.split('?');
  const { language, basename, pathname } = splitLanguage(path);
  const search = searchOf(query);
  const isShellPage = shellPages.includes(pathname);
  const match = isShellPage ? null : matchRoute(pathname);
  return {
    basename,
    pathname,
    search,
    remote: match?.remote ?? null,
    route: ROUTE_TABLE.find(({ id }) => id === match?.id)?.path ?? null,
    isApp: match?.id === 'APP',
    isShellPage,
    isBot,
    sandboxNamespace,
    ...(isFramedPage(pathname)
      ? widgetLook(search, language)
      : { language, theme: themeOf(theme), widget: null }),
  };
};

/** The path of a page in a language. */
export const localizedPath = joinLanguage;

/** The prefix every link of a language carries. */
export const prefixOf = languagePrefix;
