import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { readWidgetSettings, WIDGET_COLOURS_PATH } from '@coinlane/shared-contracts/widget';

import { encodeText } from '../../releases/remotes/index.ts';
import { widgetStyleSheet } from './widget-style-sheet.ts';

const SCRIPT_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
/** Cacheable, because the URL determines the content. */
const COLOURS_CACHE = 'public, max-age=3600';
const ETAG_CHARACTERS = 24;

const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type: string,
): Promise<FastifyReply> => {
  const { body, encoding } = await encodeText(text, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').type(type).send(body);
};

const addScript = (app: FastifyInstance, script: Buffer): void => {
  const text = script.toString('utf8');
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, ETAG_CHARACTERS)}"`;
  app.get('/widget.js', async (request, reply) => {
    reply
      .header('cache-control', SCRIPT_CACHE)
      .header('etag', etag)
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendText(request, reply, text, 'text/javascript; charset=utf-8');
  });
};

/** Adds `GET /widget.js` for third-party pages, and the style sheet with a widget's colours. */
export const addWidgetRoutes = (app: FastifyInstance, script: Buffer | null): void => {
  if (script !== null) addScript(app, script);
  app.get(WIDGET_COLOURS_PATH, (request, reply) => {
    const { settings } = readWidgetSettings(request.url.split('?')[1] ?? '');
    return sendText(
      request,
      reply.header('cache-control', COLOURS_CACHE),
      widgetStyleSheet(settings),
      'text/css; charset=utf-8',
    );
  });
};
