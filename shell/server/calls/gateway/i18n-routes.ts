import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { isLanguage } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { encodeText } from '../../releases/remotes/index.ts';
import type { MessageTree } from '../../releases/remotes/index.ts';
import { lookUpMessages } from './look-up-messages.ts';

const MAX_KEYS = 200;
const MAX_CHARACTERS = 6000;
const ETAG_CHARACTERS = 24;
const Query = t.type({ keys: t.string, locale: t.string }, 'I18nQuery');

type NamespacesOf = (language: Language) => ReadonlyMap<string, MessageTree>;

/** `GET /data/i18n?keys=&locale=` (spec §7 "Same origin"). */
export const addI18nRoutes = (app: FastifyInstance, namespacesOf: NamespacesOf): void => {
  app.get('/data/i18n', async (request, reply) => {
    if (!Query.is(request.query))
      return reply
        .code(400)
        .send({ error: 'not_valid_params', message: 'keys and locale are required, once each' });
    const { keys, locale } = request.query;
    const requestedKeys = keys.split(',').filter((key) => key !== '');
    if (keys.length > MAX_CHARACTERS || requestedKeys.length > MAX_KEYS)
      return reply.code(400).send({ error: 'not_valid_params', message: `at most ${String(MAX_KEYS)} keys` });
    if (!isLanguage(locale)) return reply.code(404).send({ error: 'not_found', message: 'unknown locale' });
    const body = JSON.stringify(lookUpMessages(requestedKeys, namespacesOf(locale)));
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_CHARACTERS)}"`;
    reply
      .header('cache-control', 'public, max-age=60')
      .header('etag', etag)
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoded = await encodeText(body, request.headers['accept-encoding']);
    if (encoded.encoding !== 'identity') reply.header('content-encoding', encoded.encoding);
    return reply.type('application/json; charset=utf-8').send(encoded.body);
  });
};
