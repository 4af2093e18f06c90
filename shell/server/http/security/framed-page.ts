import { isFramedPage, splitLanguage } from '../../../src/routing/index.ts';

/** Any page, because the widget is made for frames. */
const ANY_ORIGIN = ['*'] as const;

/** Whether a URL is that of the widget, the only page that third-party sites can frame. */
export const isFramedUrl = (url: string): boolean =>
  isFramedPage(splitLanguage(url.split('?')[0] ?? '/').pathname);

const MINI_APP = /^\/(?:[a-z]{2}\/)?tg-app\//;

/** Origins that can frame a page: all for the widget, the messaging app for its mini-app, none for other pages. */
export const framedPage = (url: string, miniAppOrigins: readonly string[]): readonly string[] => {
  if (isFramedUrl(url)) return ANY_ORIGIN;
  return MINI_APP.test(url) ? miniAppOrigins : [];
};
