import { createEventBus } from '@coinlane/shared-contracts/events';
import { memoryNavigation } from '@coinlane/shared-ui/testing';

import { createBrowserStorage } from '../../storage';
import { createMemoryStorage } from '../../storage/memory-storage.fixture';
import { aComposition, aConfig, englishTexts } from '../../testing';
import type { AdapterOptions } from '../adapter-options';

/** Page for the adapters, with overrides from the test. */
export const anAdapterPage = (change: Partial<AdapterOptions> = {}): AdapterOptions => {
  const [local, session] = [createMemoryStorage(), createMemoryStorage()];
  return {
    data: {
      config: aConfig({ liveChatUrl: '/chat', analyticsUrl: '/intake' }),
      language: 'en',
      revision: 7,
    },
    composition: aComposition([]),
    i18nInstance: englishTexts(),
    bus: createEventBus(() => undefined),
    navigation: memoryNavigation('/exchange'),
    storage: createBrowserStorage({
      openLocal: () => local,
      openSession: () => session,
      readCookies: () => '',
      writeCookie: () => undefined,
      isSecure: false,
    }),
    ...change,
  };
};

const textOf = (body: unknown): string =>
  typeof body === 'object' && body !== null ? String(Reflect.get(body, 'text')) : '';

type Asked = { readonly line: string; readonly body: unknown };

/** In-memory chat service: records requests and replies to each message. */
export const aChatService = () => {
  const asked: Asked[] = [];
  let isAway = false;
  let isForgetful = false;
  let messages: readonly object[] = [];
  const reply = (status: number): Promise<Response> =>
    Promise.resolve(
      new Response(JSON.stringify({ conversationId: 'c1', messages }), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    );
  const ask: typeof fetch = (input, init = {}) => {
    const line = `${String(init.method)} ${typeof input === 'string' ? input : 'elsewhere'}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ line, body });
    if (isAway) return Promise.reject(new TypeError('network'));
    if (isForgetful && line !== 'POST /chat/conversations') return reply(404);
    if (line === 'POST /chat/conversations') isForgetful = false;
    if (line.endsWith('/messages')) {
      const at = '2026-11-20T12:00:00.000Z';
      const text = textOf(body);
      messages = [...messages, { from: 'visitor', text, at }, { from: 'support', text: `re: ${text}`, at }];
    }
    return reply(200);
  };
  return {
    ask,
    lines: () => asked.map(({ line }) => line),
    bodies: () => asked.map(({ body }) => body),
    goAway: (away: boolean): void => {
      isAway = away;
    },
    forget: (): void => {
      isForgetful = true;
    },
  };
};
