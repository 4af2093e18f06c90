/** @jest-environment browser */
import { createBrowserNavigation } from './browser-navigation';
import type { HistoryPage } from './browser-navigation';

const at = (path: string, basename = '') => {
  window.history.replaceState(null, '', path);
  const navigation = createBrowserNavigation(window, basename);
  const heard: string[] = [];
  const stop = navigation.listen(({ pathname, search, hash }) => heard.push(`${pathname}${search}${hash}`));
  return { navigation, heard, stop };
};

describe("the shell's navigation", () => {
  it.each([
    {
      path: '/de/exchange?from=btc',
      basename: '/de',
      is: { pathname: '/exchange', search: '?from=btc', hash: '' },
    },
    { path: '/de', basename: '/de', is: { pathname: '/', search: '', hash: '' } },
    { path: '/currencies#top', basename: '', is: { pathname: '/currencies', search: '', hash: '#top' } },
  ])('reads $path without its language prefix', ({ path, basename, is }) => {
    expect(at(path, basename).navigation.location()).toEqual(is);
  });

  it('pushes and replaces with the prefix, and notifies once each', () => {
    const { navigation, heard } = at('/de/exchange', '/de');
    const length = window.history.length;
    navigation.push('/currencies?q=a');
    navigation.replace('/currencies?q=ab');
    expect(window.location.pathname + window.location.search).toBe('/de/currencies?q=ab');
    expect(window.history.length).toBe(length + 1);
    expect(heard).toEqual(['/currencies?q=a', '/currencies?q=ab']);
  });

  it('reloads on a navigation to another path if a reload is due, and only then', () => {
    const moves: string[] = [];
    let isDue = false;
    let goBack = (): void => undefined;
    const location = {
      pathname: '/de/exchange',
      search: '',
      hash: '',
      assign: (to: string | URL) => moves.push(`load ${String(to)}`),
      reload: () => moves.push('load this'),
    };
    const page: HistoryPage = {
      addEventListener: (_, hear) => {
        goBack = hear;
      },
      history: {
        state: null,
        pushState: (...[, , to]) => moves.push(`push ${String(to)}`),
        replaceState: (...[, , to]) => moves.push(`replace ${String(to)}`),
      },
      location,
    };
    const navigation = createBrowserNavigation(page, '/de', () => isDue);
    navigation.push('/currencies');
    isDue = true;
    navigation.push('/exchange?from=btc');
    navigation.replace('/exchange?from=eth');
    navigation.push('/currencies?q=a');
    expect(moves).toEqual([
      'push /de/currencies',
      'push /de/exchange?from=btc',
      'replace /de/exchange?from=eth',
      'load /de/currencies?q=a',
    ]);

    location.pathname = '/de/swap';
    goBack();
    expect(moves.at(-1)).toBe('load this');
  });

  it('adds no entry for the current location', () => {
    const { navigation, heard } = at('/exchange?from=btc');
    const length = window.history.length;
    navigation.push('/exchange?from=btc');
    expect(window.history.length).toBe(length);
    expect(heard).toEqual([]);
  });

  it('notifies about Back', async () => {
    const { navigation, heard } = at('/exchange');
    navigation.push('/currencies');
    const popped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await popped;
    expect(heard).toEqual(['/currencies', '/exchange']);
  });

  it('does not notify after unsubscribing', () => {
    const { navigation, heard, stop } = at('/exchange');
    stop();
    navigation.push('/currencies');
    expect(heard).toEqual([]);
  });

  it('links to the root of a language without a trailing slash', () => {
    const { navigation } = at('/de/exchange', '/de');
    expect([navigation.href('/'), navigation.href('/exchange'), navigation.href('/?a=1')]).toEqual([
      '/de',
      '/de/exchange',
      '/de?a=1',
    ]);
  });
});
