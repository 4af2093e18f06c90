/* The service worker, written as plain functions. `worker-routes.ts` sends their source to the browser, so they
   use only each other, their arguments and browser globals. Except the offline pages, it caches no pages and no
   calls, so that visitors never see an outdated site, and an update does not affect open pages. It also shows
   push messages. */

/** Settings from the server: texts, and paths of the offline pages. */
export type WorkerSettings = {
  readonly cacheName: string;
  readonly offlinePages: Readonly<Record<string, string>>;
  readonly fallbackLanguage: string;
  /** Texts by language, then by status. `other`: for statuses without a text. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Message of the push service about an order (ADR 0018). */
export type PushMessage = {
  readonly transactionId: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly language: string;
};

type Client = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown) => void;
};

type Lasting = { readonly waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type PushEvent = Lasting & { readonly data: { readonly json: () => unknown } | null };
type ClickEvent = Lasting & {
  readonly notification: { readonly data: { readonly path: string }; readonly close: () => void };
};

/** Subset of the worker's global scope. */
export type WorkerScope = {
  readonly addEventListener: {
    (type: 'install' | 'activate', hear: (event: Lasting) => void): void;
    (type: 'fetch', hear: (event: FetchEvent) => void): void;
    (type: 'push', hear: (event: PushEvent) => void): void;
    (type: 'notificationclick', hear: (event: ClickEvent) => void): void;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly location: { readonly origin: string };
  readonly caches: {
    readonly open: (name: string) => Promise<{
      readonly addAll: (urls: readonly string[]) => Promise<void>;
      readonly match: (url: string) => Promise<Response | undefined>;
    }>;
    readonly keys: () => Promise<readonly string[]>;
    readonly delete: (name: string) => Promise<boolean>;
  };
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly Client[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: Readonly<Record<string, unknown>>) => Promise<void>;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
};

/** Parses a message. Null if invalid. */
export function readMessage(raw: unknown): PushMessage | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const textAt = (key: string): string | null => {
    const text: unknown = Reflect.get(raw, key);
    return typeof text === 'string' && text.length <= 64 ? text : null;
  };
  const [transactionId, status, from, to, language] = [
    'transactionId',
    'status',
    'from',
    'to',
    'language',
  ].map(textAt);
  if (typeof transactionId !== 'string' || !/^[0-9a-z]{6,32}$/.test(transactionId)) return null;
  if (typeof status !== 'string' || typeof from !== 'string' || typeof to !== 'string') return null;
  return { transactionId, status, from, to, language: language ?? '' };
}

/** Notification for a message: the pair as title, the event as text, and the order page for a click. */
export function noticeOf(message: PushMessage, { words, fallbackLanguage }: WorkerSettings) {
  const isKnown = Object.hasOwn(words, message.language);
  const language = isKnown ? message.language : fallbackLanguage;
  const said = words[language] ?? {};
  const prefix = language === fallbackLanguage ? '' : `/${language}`;
  return {
    title: `${message.from.toUpperCase()} → ${message.to.toUpperCase()}`,
    body: (Object.hasOwn(said, message.status) ? said[message.status] : said['other']) ?? '',
    lang: language,
    path: `${prefix}/exchange/txs/${message.transactionId}`,
    tag: message.transactionId,
  };
}

/** Language of a URL of this site: its first segment, if that language has an offline page. */
export function languageOf(url: string, { offlinePages, fallbackLanguage }: WorkerSettings): string {
  const [, first = ''] = new URL(url).pathname.split('/');
  return Object.hasOwn(offlinePages, first) ? first : fallbackLanguage;
}

/** Returns the page from the network, or the cached offline page in the language of the URL. */
export async function answerNavigation(
  scope: WorkerScope,
  { request, preloadResponse }: Pick<FetchEvent, 'request' | 'preloadResponse'>,
  settings: WorkerSettings,
): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch (failure) {
    const pages = await scope.caches.open(settings.cacheName);
    const page = await pages.match(settings.offlinePages[languageOf(request.url, settings)] ?? '');
    if (page === undefined) throw failure;
    return page;
  }
}

/** Shows a message as a notification, and sends it to all open pages, which then refresh their order. */
export async function tell(scope: WorkerScope, raw: unknown, settings: WorkerSettings): Promise<void> {
  const message = readMessage(raw);
  if (message === null) return;
  const { title, body, lang, path, tag } = noticeOf(message, settings);
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of clients)
    client.postMessage({ type: 'transaction', transactionId: message.transactionId });
  await scope.registration.showNotification(title, {
    body,
    lang,
    tag,
    renotify: true,
    icon: '/icons/192.png',
    badge: '/icons/192.png',
    data: { path },
  });
}

/** Opens the page of an order, or focuses it if it is already open. */
export async function openPage(scope: WorkerScope, path: string): Promise<void> {
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = clients.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? scope.clients.openWindow(path) : open.focus());
}

/** Caches the offline pages, and deletes caches of older workers. */
export async function activate(scope: WorkerScope, { cacheName }: WorkerSettings): Promise<void> {
  const names = await scope.caches.keys();
  const older = names.filter((name) => name.startsWith('offline-') && name !== cacheName);
  await Promise.all(older.map((name) => scope.caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Starts the worker: adds its five event listeners. */
export function startWorker(scope: WorkerScope, settings: WorkerSettings): void {
  const keep = async (): Promise<void> => {
    const pages = await scope.caches.open(settings.cacheName);
    await pages.addAll(Object.values(settings.offlinePages));
    await scope.skipWaiting();
  };
  scope.addEventListener('install', (event) => event.waitUntil(keep()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate(scope, settings)));
  scope.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(answerNavigation(scope, event, settings));
  });
  scope.addEventListener('push', (event) => event.waitUntil(tell(scope, event.data?.json(), settings)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(scope, event.notification.data.path));
  });
}
