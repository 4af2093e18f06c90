import { authChanged, signOutAsked } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';
import type {
  MountBlock,
  Navigation,
  PageData,
  Pin,
  RemoteProps,
} from '@coinlane/shared-contracts/lifecycle';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { i18n } from 'i18next';

import { browserLock, browserTabs, createSession, openSessionChannel, whenConnected } from '../session/auth';
import type { Session } from '../session/auth';
import { createShellBus } from '../remotes/bus';
import { createCsrfSource, createHttpPort, loadAxios } from '../http';
import type { ErrorReporter } from '../observability';
import { createLoadPorts } from '../remotes';
import type { LoadSupplement } from '../remotes';
import type { LiveRemotesOfPage } from '../remotes/composition';
import type { BrowserServices } from '../services';
import { followOrders } from '../chrome/orders';
import { COOKIES } from '../storage';
import type { BrowserStorage } from '../storage';
import type { Theme } from '../chrome/theme.rule';
import { isFramed } from './is-framed';
import { fragmentOf } from './page-fragment';
import { textLoader } from './page-texts';
import { createServerClock } from './server-clock';
import { setHead } from './set-head';

export type ServicesOptions = {
  readonly data: PageData;
  readonly composition: LiveRemotesOfPage;
  readonly navigation: Navigation;
  readonly reporter: ErrorReporter;
  readonly storage: BrowserStorage;
  readonly i18nInstance: i18n;
  readonly loadSupplement: LoadSupplement;
};

/** Creates a port per caller. Callers never abort each other's requests. */
const createPorts = (
  { data, storage }: ServicesOptions,
  session: () => Session | null,
  hear: (dateMs: number) => void,
) => {
  const csrf = createCsrfSource(() => storage.readCookie(COOKIES.csrfToken), data.csrfToken);
  return (): HttpPort => {
    const port = createHttpPort({
      ...csrf,
      baseUrl: '/gateway',
      accessToken: () => session()?.accessToken() ?? null,
      language: data.language,
      loadAxios,
      isOnline: () => navigator.onLine,
      onServerDate: hear,
    });
    return session()?.guarded(port) ?? port;
  };
};

const rememberTheme =
  (storage: BrowserStorage) =>
  (theme: Theme): void => {
    storage.writeCookie(COOKIES.theme, theme);
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  };

type PropsOf = BrowserServices['propsFor'];

/** Reuses the ports of a remote that is mounted again. */
const oncePerVersion = (propsOf: PropsOf): PropsOf => {
  const props = new Map<string, RemoteProps>();
  return (pin, version) => {
    const key = `${pin.name}@${version}`;
    const known = props.get(key) ?? propsOf(pin, version);
    props.set(key, known);
    return known;
  };
};

/** Mounts blocks inside a remote's page. Their code loads with the first block. */
const blockMounter =
  (services: () => BrowserServices, { data, i18nInstance }: ServicesOptions): MountBlock =>
  (block, element) => {
    let isOpen = true;
    let close = (): void => undefined;
    void import('../embed/blocks').then(({ mountBlock }) => {
      if (!isOpen) return;
      const { composition, loadPorts, loadTexts, propsFor } = services();
      const pinOf = composition.newestPinOf;
      const { supportEmail } = data.config;
      const known = { composition, loadPorts, loadTexts, propsFor, pinOf, supportEmail };
      close = mountBlock({ ...known, i18n: i18nInstance }, block, element);
    });
    return () => {
      isOpen = false;
      close();
    };
  };

/** Session of this browser. Publishes its start and end on the bus, and ends it on request. */
const openSession = ({ storage }: ServicesOptions, http: HttpPort, bus: EventBus): Session => {
  const session = createSession({
    http,
    local: storage.local,
    session: storage.session,
    exclusively: browserLock(navigator.locks),
    tabs: browserTabs(openSessionChannel()),
    later: whenConnected,
    onAuthChanged: (isAuth) => bus.publish(authChanged, { isAuth }),
  });
  // subscribers drop their data before the session ends, and do not treat it as expired
  bus.subscribe(signOutAsked, () => {
    queueMicrotask(() => void session.signOut());
  });
  return session;
};

type AccountPorts = { readonly http: HttpPort; readonly session: Session; readonly bus: EventBus };

/** Sign-in dialog and account menu, whose code loads on demand. */
const accountParts = (
  { data, storage: { local }, i18nInstance }: ServicesOptions,
  ports: AccountPorts,
): BrowserServices['account'] => {
  const page = { ...ports, storage: local, language: data.language, config: data.config, i18n: i18nInstance };
  return {
    hasSession: () => !isFramed(data) && ports.session.refreshToken() !== null,
    loadDialog: () => import('../session/sign-in').then(({ loadSignIn }) => loadSignIn(page)),
    loadMenu: () => import('../session/account-menu').then(({ loadAccountMenu }) => loadAccountMenu(page)),
  };
};

/** Creates the services for the shell's components and remotes, once per page. */
export const createServices = (
  options: ServicesOptions,
): { services: BrowserServices; shellHttp: HttpPort; bus: EventBus } => {
  const { data, composition, navigation, reporter, storage, i18nInstance } = options;
  const clock = createServerClock(data.serverTime, Date.now);
  const bus = createShellBus((error) => {
    reporter.report(error, { where: 'bus' });
  });
  let session: Session | null = null;
  // a page that third-party sites can frame makes no call on behalf of a user
  const createPort = createPorts(options, () => (isFramed(data) ? null : session), clock.hear);
  const made = openSession(options, createPort(), bus);
  session = made;

  const propsOf = ({ name }: Pin, version: string): RemoteProps => ({
    language: data.language,
    http: createPort(),
    bus,
    navigation,
    storage: storage.forRemote(),
    i18n: i18nInstance,
    config: data.config,
    reportError: reporter.forRemote(name, version),
    setHead: (head) => {
      setHead(document, data.basename, head);
    },
    serverNow: clock.serverNow,
    loadNotices: async () => {
      const { pageNotices } = await import('../remotes/notices');
      return pageNotices(storage.local, data.language);
    },
    holdReload: (isHeld) => composition.hold(name, isHeld),
    isSignedIn: () => !isFramed(data) && made.accessToken() !== null,
    visit: () => import('../adapters/visit').then(({ readVisit }) => readVisit(storage, window)),
    mountBlock: blockMounter(() => services, options),
    loadPage: (url) => {
      window.location.assign(url);
    },
  });
  const shellHttp = createPort();
  const services: BrowserServices = {
    bus,
    account: accountParts(options, { http: shellHttp, session: made, bus }),
    composition,
    loadPorts: createLoadPorts(options),
    propsFor: oncePerVersion(propsOf),
    ...fragmentOf(options),
    loadTexts: textLoader(options),
    rememberTheme: rememberTheme(storage),
    runningOrder: followOrders(bus, storage),
  };
  return { services, shellHttp, bus };
};
