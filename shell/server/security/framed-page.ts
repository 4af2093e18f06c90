import { isFramedPage, splitLanguage } from '../../src/routing/index.ts';

/** Any page of the web; the widget is made to stand in one. */
const ANYBODY = ['*'] as const;

/** Whether an address is the widget's, the one page that strangers may frame. */
export const isFramedUrl = (url: string): boolean =>
  isFramedPage(splitLanguage(url.split('?')[0] ?? '/').pathname);

const MINI_APP = /^\/(?:[a-z]{2}\/)?tg-app\//;

/** Who may frame the page of an address: everybody the widget, the messaging app its mini-app, nobody the rest. */
export const framedPage = (url: string, miniAppOrigins: readonly string[]): readonly string[] => {
  if (isFramedUrl(url)) return ANYBODY;
  return MINI_APP.test(url) ? miniAppOrigins : [];
};
