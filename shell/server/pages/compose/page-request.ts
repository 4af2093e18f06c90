import type { Feature } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';
import { languageOfWidget, readWidgetSettings } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import { toRunningOrders } from '../../../src/chrome/orders/running-orders.rule.ts';
import {
  isFramedPage,
  joinLanguage,
  matchRoute,
  ROUTE_TABLE,
  splitLanguage,
} from '../../../src/routing/index.ts';
import { isPageOffered } from '../../calls/offered-pages.ts';

export type PageRequest = {
  readonly language: Language;
  /** `''` or a prefix such as `/de`. */
  readonly basename: string;
  /** Without the language prefix. */
  readonly pathname: string;
  /** With the leading `?`, or empty. */
  readonly search: string;
  /** Remote of the route. Null: not-found page. */
  readonly remote: string | null;
  /** Pattern of its row in the route table, or null. */
  readonly route: string | null;
  /** Whether the remote has no row in the route table. Such a page exists only while the remote is live. */
  readonly isApp: boolean;
  /** Whether the shell renders the page itself, with an empty slot. */
  readonly isShellPage: boolean;
  readonly isBot: boolean;
  readonly theme: 'light' | 'dark' | null;
  /** Number of running orders of this browser, from its cookie, at most `MAX_RUNNING_ORDERS`. */
  readonly runningOrders: number;
  /** Sandbox namespace of a test. Null for visitors. */
  readonly sandboxNamespace: string | null;
  /** Settings in the URL of a widget. Null on other pages. */
  readonly widget: WidgetSettings | null;
};

type Asked = {
  readonly url: string;
  readonly isBot: boolean;
  readonly theme: string | undefined;
  readonly runningOrders: string | undefined;
  readonly sandboxNamespace: string | null;
  /** Pages that the shell renders itself, outside the route table. */
  readonly shellPages: readonly string[];
  /** Features without a service. Their pages do not exist. */
  readonly unavailable?: readonly Feature[];
};

const themeOf = (word: string | undefined): PageRequest['theme'] =>
  word === 'light' || word === 'dark' ? word : null;

type Look = Pick<PageRequest, 'language' | 'theme' | 'widget'>;

/** Look of a widget, from its URL. The default language is that of the path. */
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

/** Parses a URL that has passed the path checks. */
export const toPageRequest = ({
  url,
  isBot,
  theme,
  sandboxNamespace,
  shellPages,
  ...asked
}: Asked): PageRequest => {
  const [path = '/', ...query] = url.split('?');
  const { language, basename, pathname } = splitLanguage(path);
  const search = searchOf(query);
  const isShellPage = shellPages.includes(pathname);
  const match = isShellPage || !isPageOffered(pathname, asked.unavailable) ? null : matchRoute(pathname);
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
    runningOrders: toRunningOrders(asked.runningOrders),
    ...(isFramedPage(pathname)
      ? widgetLook(search, language)
      : { language, theme: themeOf(theme), widget: null }),
  };
};

/** Path of a page in a language. */
export const localizedPath = joinLanguage;
