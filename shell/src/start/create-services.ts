import { authChanged } from '@coinlane/shared-contracts/events';
import type { Navigation, PageData, Pin, RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { i18n } from 'i18next';

import { browserLock, browserTabs, createSession, openSessionChannel } from '../auth';
import type { Session } from '../auth';
import { createShellBus } from '../bus';
import { createHttpPort, loadAxios } from '../http';
import type { ErrorReporter } from '../observability';
import { loadLifecycle } from '../remotes';
import type { LoadPorts } from '../remotes';
import type { BrowserServices } from '../services';
import { COOKIES } from '../storage';
import type { BrowserStorage } from '../storage';
import type { Theme } from '../theme';
import { loadNamespace } from '../translations';
import { createServerClock } from './server-clock';
import { setHead } from './set-head';

export type ServicesOptions = {
  readonly data: PageData;
  readonly navigation: Navigation;
  readonly reporter: ErrorReporter;
  readonly storage: BrowserStorage;
  readonly i18nInstance: i18n;
};

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const loadPortsOf = (reporter: ErrorReporter): LoadPorts => ({
  loadLifecycle,
  report: (error) => {
    const { remote, version, kind } = error.failure;
    reporter.forRemote(remote, version)(error, { where: 'loader', tags: { failure: kind } });
  },
  now: () => performance.now(),
  wait,
});

/** A port for each caller: they never abort one another. */
const createPorts =
  ({ data, storage }: ServicesOptions, session: () => Session | null, hear: (dateMs: number) => void) =>
  (): HttpPort => {
    const port = createHttpPort({
      baseUrl: '/gateway',
      csrfToken: () => storage.readCookie(COOKIES.csrfToken) ?? '',
      accessToken: () => session()?.accessToken() ?? null,
      language: data.language,
      loadAxios,
      isOnline: () => navigator.onLine,
      onServerDate: hear,
    });
    return session()?.guarded(port) ?? port;
  };

const rememberTheme =
  (storage: BrowserStorage) =>
  (theme: Theme): void => {
    storage.writeCookie(COOKIES.theme, theme);
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  };

/** Everything the shell's components and remotes are given, made once per page. */
export const createServices = (
  options: ServicesOptions,
): { services: BrowserServices; session: Session; shellHttp: HttpPort } => {
  const { data, navigation, reporter, storage, i18nInstance } = options;
  const clock = createServerClock(data.serverTime, Date.now);
  const bus = createShellBus((error) => {
    reporter.report(error, { where: 'bus' });
  });
  let session: Session | null = null;
  const createPort = createPorts(options, () => session, clock.hear);
  const made = createSession({
    http: createPort(),
    local: storage.local,
    session: storage.session,
    exclusively: browserLock(navigator.locks),
    tabs: browserTabs(openSessionChannel()),
    onAuthChanged: (isAuth) => {
      bus.publish(authChanged, { isAuth });
    },
  });
  session = made;

  const propsOf = ({ name, stable }: Pin): RemoteProps => ({
    language: data.language,
    http: createPort(),
    bus,
    navigation,
    storage: storage.forRemote(),
    i18n: i18nInstance,
    config: data.config,
    reportError: reporter.forRemote(name, stable.version),
    setHead: (head) => {
      setHead(document, data.basename, head);
    },
    serverNow: clock.serverNow,
  });
  const props = new Map<string, RemoteProps>();
  let fragment = data.fragment;

  const services: BrowserServices = {
    pinOf: (remote) => data.pins.find(({ name }) => name === remote) ?? null,
    loadPorts: loadPortsOf(reporter),
    propsFor: (pin) => {
      const known = props.get(pin.name) ?? propsOf(pin);
      props.set(pin.name, known);
      return known;
    },
    hasFragment: (remote) => fragment?.remote === remote,
    takeFragment: (remote) => {
      const taken = fragment?.remote === remote ? { state: fragment.state } : null;
      fragment = null;
      return taken;
    },
    loadNamespace: (namespace) => loadNamespace(i18nInstance, namespace),
    rememberTheme: rememberTheme(storage),
  };
  return { services, session: made, shellHttp: createPort() };
};
