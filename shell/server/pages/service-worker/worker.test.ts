import { createContext, runInContext } from 'node:vm';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { workerSource } from './worker-routes.ts';
import { workerWords } from './worker-words.ts';

type Hear = (event: Record<string, unknown>) => void;

const ORIGIN = 'https://swap.example';

/** Browser around the worker, as it is sent: its events, caches, notifications and windows. */
const aBrowser = (change: { readonly isOnline?: boolean; readonly openPages?: readonly string[] } = {}) => {
  const hears = new Map<string, Hear>();
  const kept = new Map<string, Set<string>>([
    ['offline-of-an-older-worker', new Set()],
    ['somebody-elses', new Set()],
  ]);
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const [posted, opened, focused] = [[] as unknown[], [] as string[], [] as string[]];
  const clients = (change.openPages ?? []).map((path) => ({
    url: `${ORIGIN}${path}`,
    postMessage: (message: unknown) => posted.push(message),
    focus: () => Promise.resolve(focused.push(path)),
  }));
  const self = {
    addEventListener: (type: string, hear: Hear) => hears.set(type, hear),
    skipWaiting: () => Promise.resolve(),
    caches: {
      open: (name: string) => {
        const urls = kept.get(name) ?? new Set<string>();
        kept.set(name, urls);
        return Promise.resolve({
          addAll: (all: readonly string[]) => {
            for (const url of all) urls.add(url);
            return Promise.resolve();
          },
          match: (url: string) => Promise.resolve(urls.has(url) ? `kept ${url}` : undefined),
        });
      },
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    },
    fetch: ({ url }: { url: string }) =>
      change.isOnline === false ? Promise.reject(new TypeError('offline')) : Promise.resolve(`page ${url}`),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(clients),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
    registration: {
      showNotification: (title: string, options: Record<string, unknown>) =>
        Promise.resolve(shown.push({ title, options })),
      navigationPreload: { enable: () => Promise.resolve() },
    },
  };
  runInContext(workerSource('Coinlane'), createContext({ self, URL }));
  const tell = async (type: string, event: Record<string, unknown> = {}): Promise<void> => {
    let work: unknown;
    hears.get(type)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  const navigate = (
    path: string,
    mode = 'navigate',
    preloadResponse?: Promise<unknown>,
  ): Promise<unknown> => {
    let answer: unknown = 'left to the browser';
    hears.get('fetch')?.({
      request: { url: `${ORIGIN}${path}`, mode },
      preloadResponse,
      respondWith: (given: unknown) => (answer = given),
    });
    return Promise.resolve(answer);
  };
  return { kept, shown, posted, opened, focused, tell, navigate };
};

const MESSAGE = {
  transactionId: '93f47e8b7674e1',
  status: 'finished',
  from: 'btc',
  to: 'eth',
  language: 'en',
};
const push = (data: unknown) => ({ data: { json: () => data } });

describe('the service worker', () => {
  it('caches the offline page of each language, and deletes caches of an older worker', async () => {
    const browser = aBrowser();
    await browser.tell('install');
    await browser.tell('activate');
    const names = [...browser.kept.keys()];
    expect(names).toEqual(['somebody-elses', expect.stringMatching(/^offline-[0-9a-f]{12}$/)]);
    expect([...(browser.kept.get(names[1] ?? '') ?? [])]).toEqual(
      LANGUAGES.map((language) => `/offline/${language}`),
    );
  });

  it.each([
    {
      rule: 'a page from the network',
      isOnline: true,
      path: '/de/exchange',
      answer: `page ${ORIGIN}/de/exchange`,
    },
    {
      rule: 'offline, in the language of the address',
      isOnline: false,
      path: '/de/exchange',
      answer: 'kept /offline/de',
    },
    { rule: 'offline, without one', isOnline: false, path: '/exchange', answer: 'kept /offline/en' },
    { rule: 'offline, without a cached page', isOnline: false, path: '/defi', answer: 'kept /offline/en' },
  ])('replies to a navigation: $rule', async ({ isOnline, path, answer }) => {
    const browser = aBrowser({ isOnline });
    await browser.tell('install');
    expect(await browser.navigate(path)).toBe(answer);
  });

  it('uses the page that the browser requested while the worker started', async () => {
    expect(await aBrowser().navigate('/', 'navigate', Promise.resolve('preloaded'))).toBe('preloaded');
  });

  it.each(['cors', 'no-cors', 'same-origin'])('ignores every other request: %s', async (mode) => {
    expect(await aBrowser({ isOnline: false }).navigate('/gateway/public-v1/currencies', mode)).toBe(
      'left to the browser',
    );
  });

  it.each([
    {
      rule: 'in the language of the subscriber',
      change: { language: 'de' },
      body: workerWords('de').notices['finished'],
      path: '/de/exchange/txs/93f47e8b7674e1',
    },
    {
      rule: 'in English if that is unknown',
      change: { language: 'xx' },
      body: 'Done: your coins have been sent.',
      path: '/exchange/txs/93f47e8b7674e1',
    },
    {
      rule: 'a status without a text',
      change: { status: 'rebalancing_pool' },
      body: 'Something has changed with your exchange.',
      path: '/exchange/txs/93f47e8b7674e1',
    },
    {
      rule: 'a status named like an inherited property',
      change: { status: 'constructor' },
      body: 'Something has changed with your exchange.',
      path: '/exchange/txs/93f47e8b7674e1',
    },
  ])('shows a notification $rule', async ({ change, body, path }) => {
    const browser = aBrowser({ openPages: ['/exchange'] });
    await browser.tell('push', push({ ...MESSAGE, ...change }));
    expect(browser.shown).toEqual([
      {
        title: 'BTC → ETH',
        options: expect.objectContaining({ body, tag: MESSAGE.transactionId, data: { path } }),
      },
    ]);
    expect(browser.posted).toEqual([{ type: 'transaction', transactionId: MESSAGE.transactionId }]);
  });

  it.each([
    { rule: 'null', data: undefined },
    { rule: 'not an object', data: 'finished' },
    { rule: 'without an order', data: { ...MESSAGE, transactionId: '../../evil' } },
    { rule: 'too long', data: { ...MESSAGE, from: 'x'.repeat(65) } },
  ])('shows nothing for a message that is $rule', async ({ data }) => {
    const browser = aBrowser();
    await browser.tell('push', push(data));
    expect(browser.shown).toEqual([]);
  });

  it.each([
    { rule: 'opens the order', openPages: ['/exchange'], opened: ['/exchange/txs/a1b2c3'], focused: [] },
    {
      rule: 'focuses an open one',
      openPages: ['/exchange/txs/a1b2c3'],
      opened: [],
      focused: ['/exchange/txs/a1b2c3'],
    },
  ])('a click $rule', async ({ openPages, opened, focused }) => {
    const browser = aBrowser({ openPages });
    const close = jest.fn();
    await browser.tell('notificationclick', {
      notification: { data: { path: '/exchange/txs/a1b2c3' }, close },
    });
    expect([browser.opened, browser.focused, close.mock.calls.length]).toEqual([opened, focused, 1]);
  });
});
