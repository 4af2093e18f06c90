import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { DEFAULT_LANGUAGE, isLanguage, siteLanguages } from '@coinlane/shared-contracts/values';

import { workerPolicy } from '../../http/security/index.ts';
import { OFFLINE_POLICY, offlinePage } from './offline-page.ts';
import {
  activate,
  answerNavigation,
  languageOf,
  noticeOf,
  openPage,
  readMessage,
  startWorker,
  tell,
} from './service-worker.ts';
import type { WorkerSettings } from './service-worker.ts';
import { workerWords } from './worker-words.ts';

const VERSION_CHARACTERS = 12;

const FUNCTIONS = [
  readMessage,
  noticeOf,
  languageOf,
  answerNavigation,
  tell,
  openPage,
  activate,
  startWorker,
];

const pathOf = (language: string): string => `/offline/${language}`;

const settingsOf = (brand: string): WorkerSettings => {
  const pages = siteLanguages().map((language) => offlinePage(language, brand));
  const version = createHash('sha256').update(pages.join('')).digest('hex').slice(0, VERSION_CHARACTERS);
  return {
    cacheName: `offline-${version}`,
    offlinePages: Object.fromEntries(siteLanguages().map((language) => [language, pathOf(language)])),
    fallbackLanguage: DEFAULT_LANGUAGE,
    words: Object.fromEntries(siteLanguages().map((language) => [language, workerWords(language).notices])),
  };
};

/** Source of the worker for the browser: its functions and settings. */
export const workerSource = (brand: string): string =>
  [...FUNCTIONS.map(String), `startWorker(self, ${JSON.stringify(settingsOf(brand))});`, ''].join('\n');

/**
 * Adds `/service-worker.js`, the offline pages, and the public key for push messages. The worker is never cached,
 * because browsers check it for updates.
 */
export const addWorkerRoutes = (
  app: FastifyInstance,
  { brand, pushKey }: { readonly brand: string; readonly pushKey: () => Promise<string | null> },
): void => {
  const source = workerSource(brand);
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy())
      .type('text/javascript; charset=utf-8')
      .send(source),
  );
  app.get<{ Params: { language: string } }>('/offline/:language', ({ params: { language } }, reply) => {
    if (!isLanguage(language)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', OFFLINE_POLICY)
      .type('text/html; charset=utf-8')
      .send(offlinePage(language, brand));
  });
  app.get('/data/push-key', async (_request, reply) => {
    const publicKey = await pushKey();
    reply.header('cache-control', 'no-store');
    return publicKey === null ? reply.code(404).send({ error: 'not_found' }) : reply.send({ publicKey });
  });
};
