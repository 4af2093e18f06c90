import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { Navigation, PageData } from '@coinlane/shared-contracts/lifecycle';
import { registerExtraLanguages } from '@coinlane/shared-contracts/values';
import { nextTask, whenIdle } from '@coinlane/shared-ui/next-task';

import { createBeacons, createPageComposition, readPageStart } from './remotes/composition';
import type { LiveRemotesOfPage } from './remotes/composition';
import type { CompanionOptions } from './remotes/composition/companion';
import { createErrorReporter, listenToPage } from './observability';
import type { ErrorReporter } from './observability';
import { growingPageFiles, installScriptPolicy } from './remotes';
import { pageView } from './routing';
import type { ShellContext } from './services';
import {
  createBrowserNavigation,
  createRouteFollower,
  createServices,
  finishMovedPresses,
  followLinks,
  isFramed,
  isPageOfAddress,
  loadPageSupplement,
  readPageData,
  ShellRoot,
  wantsLiveReload,
} from './start';
import { COOKIES, createBrowserStorage, STORED, windowStorage } from './storage';
import type { BrowserStorage } from './storage';
import { toTheme } from './chrome/theme.rule';
import { createMissingKeyReport, createTranslations } from './texts';

const IDLE_MS = 3_000;

/** Version in the path `/shell/{version}/` of the current script. */
const shellVersion = (script: HTMLOrSVGScriptElement | null): string => {
  const src = script instanceof HTMLScriptElement ? script.src : '';
  return /\/shell\/([^/]+)\//.exec(src)?.[1] ?? 'none';
};

const reporterOf = ({ config, revision }: PageData, version: string, { failed }: LiveRemotesOfPage) =>
  createErrorReporter({
    config,
    revision,
    onUncaught: failed,
    loadSink: async () => {
      const { createSentrySink } = await import('./observability/sentry-sink');
      return createSentrySink(config.errorReportDsn, `shell@${version}`);
    },
  });

const missingKeysTo = (reporter: ErrorReporter) =>
  createMissingKeyReport((keys) => {
    reporter.report(
      new Error(`missing translations: ${keys.join(', ')}`),
      { where: 'translations' },
      'warning',
    );
  });

/** Tracks the remotes of the page and sends beacons about them. */
const compositionOf = (data: PageData, admit: (pins: PageData['pins']) => void): LiveRemotesOfPage => {
  const beacons = createBeacons({
    // a page that hangs after the mount, while late parts hydrate, must not report that it loaded
    later: (run, ms) => {
      setTimeout(() => void whenIdle(IDLE_MS).then(run), ms);
    },
    isVisible: () => document.visibilityState === 'visible',
    announced: readPageStart(window),
  });
  const leave = (): void => {
    beacons.leave();
    beacons.flush();
  };
  window.addEventListener('pagehide', leave);
  // a phone can discard a hidden page without a further event
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  const { start, load, error } = beacons;
  return createPageComposition(data, {
    admit,
    onStart: start,
    onLeave: beacons.leave,
    onLoad: load,
    onError: error,
    askLive: () =>
      import('./remotes/composition/ask-composition').then(({ askComposition }) =>
        askComposition(fetch.bind(window)),
      ),
  });
};

/** Starts optional parts when the page is interactive: composition updates and notices. */
const followWhenIdle = (options: CompanionOptions): void => {
  void whenIdle(IDLE_MS)
    .then(() => import('./remotes/composition/companion'))
    .then(
      ({ startCompanion }) => void startCompanion(options),
      () => undefined,
    );
};

const followNavigation = (navigation: Navigation, { config }: PageData): void => {
  const followRoute = createRouteFollower(document);
  let shownPath = navigation.location().pathname;
  navigation.listen(({ pathname }) => {
    const view = pageView(pathname, config.isProduction);
    followRoute({ isNewPage: pathname !== shownPath, slot: 'remote' in view ? view.remote : null });
    shownPath = pathname;
  });
  followLinks(document, navigation.push);
};

/** Resumes the session of this browser. */
const resumeSession = ({ local }: BrowserStorage, http: HttpPort): void => {
  if (local.read(STORED.refreshToken) !== null)
    void http({ service: 'account', method: 'GET', path: '/users/me' })();
};

const hydrate = (tree: ReactNode, reporter: ErrorReporter): void => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root element');
  // a transition yields to user input every few milliseconds
  startTransition(() => {
    hydrateRoot(root, tree, {
      identifierPrefix: 'shell',
      onRecoverableError: (error) => {
        reporter.report(error, { where: 'shell hydration' });
      },
    });
  });
};

export const start = async (script: HTMLOrSVGScriptElement | null): Promise<void> => {
  if (!isPageOfAddress(performance.getEntriesByType('navigation')[0], location.pathname)) {
    location.reload();
    return;
  }
  const data = readPageData(document);
  await nextTask();
  registerExtraLanguages(data.moreLanguages ?? []);
  const files = growingPageFiles(data);
  installScriptPolicy(files, data.config.captcha);
  const composition = compositionOf(data, files.admit);
  const reporter = reporterOf(data, shellVersion(script), composition);
  const i18nInstance = createTranslations({
    language: data.language,
    messages: data.messages,
    onMissingKey: missingKeysTo(reporter),
  });
  const loadSupplement = loadPageSupplement(data, files.admitFiles, i18nInstance);
  listenToPage(window, reporter);
  const storage = createBrowserStorage(windowStorage(window));
  if (storage.session.read(STORED.landing) === null) storage.session.write(STORED.landing, location.href);
  await nextTask();
  const navigation = createBrowserNavigation(window, data.basename, composition.isReloadDue);
  const { services, shellHttp, bus } = createServices({
    data,
    composition,
    navigation,
    reporter,
    storage,
    i18nInstance,
    loadSupplement,
  });

  followNavigation(navigation, data);
  finishMovedPresses(document);
  await nextTask();

  const theme = toTheme(storage.readCookie(COOKIES.theme));
  const shell: ShellContext = {
    config: data.config,
    language: data.language,
    initialTheme: theme,
    runningOrders: data.runningOrders ?? 0,
    overrides: data.overrides,
    browser: services,
  };
  const tree = <ShellRoot navigation={navigation} shell={shell} i18nInstance={i18nInstance} />;
  hydrate(tree, reporter);
  await nextTask();

  if (location.pathname.includes('/tg-app/'))
    void import('./chrome/mini-app').then(({ startMiniApp }) => startMiniApp(window, data, i18nInstance));

  if (!data.config.isProduction && wantsLiveReload(location.search, storage.session))
    void import('./start/live-reload').then(({ pageLiveReload, startLiveReload }) => {
      startLiveReload(data.revision, pageLiveReload(window));
    });

  // a frame on a third-party site has no session, and no header or footer
  if (isFramed(data)) return;
  followWhenIdle({ data, composition, i18nInstance, bus, navigation, storage });
  resumeSession(storage, shellHttp);
};
