import { createRoot, hydrateRoot } from 'react-dom/client';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';
import { createBrowserRouter, RouterProvider, useLocation } from '@coinlane/shared-ui/navigation';

import type { PageData } from '@coinlane/shared-contracts/lifecycle';

import { createErrorReporter, listenToPage } from './observability';
import { Page } from './page';
import { installScriptPolicy, pageFiles } from './remotes';
import { pageView, splitLanguage } from './routing';
import { ShellContextProvider } from './services';
import { createServices, createRouteFollower, followLinks, readPageData } from './start';
import { COOKIES, createBrowserStorage, STORED, windowStorage } from './storage';
import { toTheme } from './theme';
import { createMissingKeyReport, createTranslations } from './translations';

/** `/shell/{version}/` of the script that runs; its chunks, and no other version's, may be loaded. */
const shellPrefix = (script: HTMLOrSVGScriptElement | null): string => {
  const src = script instanceof HTMLScriptElement ? script.src : '';
  return /\/shell\/[^/]+\//.exec(src)?.[0] ?? '/shell/none/';
};

const createRouter = ({ basename, fragment }: PageData) => {
  const CurrentPage = () => <Page pathname={useLocation().pathname} hasFragment={fragment !== null} />;
  return createBrowserRouter([{ path: '*', element: <CurrentPage /> }], basename === '' ? {} : { basename });
};

const reporterOf = ({ config, revision }: PageData, prefix: string) =>
  createErrorReporter({
    config,
    revision,
    loadSink: async () => {
      const { createSentrySink } = await import('./observability/sentry-sink');
      return createSentrySink(config.errorReportDsn, `shell@${prefix.split('/')[2] ?? 'none'}`);
    },
  });

/** The start order of the shell, a line for each step. */
export const start = (): void => {
  const data = readPageData(document);
  const prefix = shellPrefix(document.currentScript);
  installScriptPolicy(pageFiles(data.pins), prefix);
  const reporter = reporterOf(data, prefix);
  listenToPage(window, reporter);
  const storage = createBrowserStorage(windowStorage(window));
  const reportMissing = createMissingKeyReport((keys) => {
    reporter.report(
      new Error(`missing translations: ${keys.join(', ')}`),
      { where: 'translations' },
      'warning',
    );
  });
  const i18nInstance = createTranslations({
    language: data.language,
    messages: data.messages,
    onMissingKey: reportMissing,
  });
  const router = createRouter(data);
  const { services, session, shellHttp } = createServices({ data, router, reporter, storage, i18nInstance });

  const followRoute = createRouteFollower(document);
  let shownPath = router.state.location.pathname;
  router.subscribe(({ location, historyAction }) => {
    const isNewPage = location.pathname !== shownPath && historyAction !== 'REPLACE';
    shownPath = location.pathname;
    followRoute(isNewPage);
  });
  followLinks(document, (path) => void router.navigate(path));

  const theme = toTheme(storage.readCookie(COOKIES.theme));
  const tree = (
    <I18nextProvider i18n={i18nInstance}>
      <ShellContextProvider
        value={{ config: data.config, language: data.language, initialTheme: theme, browser: services }}
      >
        <RouterProvider router={router} />
      </ShellContextProvider>
    </I18nextProvider>
  );
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root element');
  const isGallery =
    pageView(splitLanguage(location.pathname).pathname, data.config.isProduction)._tag === 'Gallery';
  if (isGallery) createRoot(root).render(tree);
  else
    hydrateRoot(root, tree, {
      identifierPrefix: 'shell',
      onRecoverableError: (error) => {
        reporter.report(error, { where: 'shell hydration' });
      },
    });

  // somebody who was signed in on this browser stays so
  if (storage.local.read(STORED.refreshToken) !== null)
    void session.guarded(shellHttp)({ service: 'account', method: 'GET', path: '/users/me' })();
};
