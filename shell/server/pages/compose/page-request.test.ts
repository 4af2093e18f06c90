import { toPageRequest } from './page-request.ts';

const asked = (url: string, theme?: string) =>
  toPageRequest({
    url,
    isBot: false,
    theme,
    runningOrders: undefined,
    sandboxNamespace: null,
    shellPages: ['/__ui'],
  });

describe('toPageRequest (spec §2)', () => {
  it.each([
    { url: '/', page: { language: 'en', basename: '', pathname: '/', search: '', remote: 'mfe-exchange' } },
    {
      url: '/de',
      page: { language: 'de', basename: '/de', pathname: '/', search: '', remote: 'mfe-exchange' },
    },
    {
      url: '/ja/exchange?from=btc',
      page: { language: 'ja', pathname: '/exchange', search: '?from=btc', remote: 'mfe-exchange' },
    },
    { url: '/exchange?', page: { pathname: '/exchange', search: '' } },
    { url: '/exchange?a=1?b=2', page: { search: '?a=1?b=2' } },
    { url: '/currencies/btc', page: { remote: 'mfe-listing' } },
    { url: '/pro/balance', page: { remote: 'mfe-pro' } },
    { url: '/blog/page/2', page: { remote: 'mfe-content' } },
    { url: '/any/thing/swap/ava', page: { remote: 'mfe-swap' } },
    { url: '/nothing', page: { remote: null, isShellPage: false } },
    { url: '/de/apps/rewards', page: { remote: 'mfe-rewards', isApp: true, isShellPage: false } },
    { url: '/de/__ui', page: { remote: null, isShellPage: true } },
    { url: '/xx/exchange', page: { language: 'en', basename: '', pathname: '/xx/exchange', remote: null } },
  ])('$url', ({ url, page }) => {
    expect(asked(url)).toMatchObject(page);
  });

  it.each([
    { word: 'dark', theme: 'dark' },
    { word: 'light', theme: 'light' },
    { word: 'system', theme: null },
    { word: 'neon', theme: null },
    { word: undefined, theme: null },
  ])('the theme cookie $word is $theme', ({ word, theme }) => {
    expect(asked('/', word).theme).toBe(theme);
  });
});
