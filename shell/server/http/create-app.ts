import cookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ShellConfig } from './config/index.ts';
import { loggerOptions } from './logger-options.ts';
import { addPathHygiene, sendInvalidUrl } from './paths/index.ts';
import {
  addEarlyAnswers,
  addHostCheck,
  addResponseHeaders,
  answerClientError,
  closedHeaders,
  cutOffUnreadBodies,
} from './security/index.ts';

const MAX_HEADER_BYTES = 16_384;
const BODY_LIMIT_BYTES = 65_536;
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const KEEP_ALIVE_MS = 65_000;
const CONNECTION_CHECK_MS = 2000;
const MAX_PARAMETER_CHARACTERS = 8192;
const READ_METHODS = 'GET, HEAD';

const isHttps = ({ publicOrigin }: ShellConfig): boolean => publicOrigin.startsWith('https:');

const sendPlain = (reply: FastifyReply, status: number, words: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${words}\n`);

/** Logs unexpected errors. The visitor gets only a general message. */
const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendPlain(reply, status, error.message);
    request.log.error({ reason: error.stack }, 'a request failed');
    return sendPlain(reply, 500, 'An unexpected error occurred.');
  });
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendPlain(reply, 404, 'Not found')
      : sendPlain(reply.header('allow', READ_METHODS), 405, 'This URL supports only reading.'),
  );
};

/** Handles errors that occur before any route or hook, such as a URL that the router cannot parse. */
const answerFrameworkErrors =
  (config: ShellConfig) =>
  (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    void sendInvalidUrl(request, reply.headers(closedHeaders(isHttps(config))), {
      status: error.statusCode ?? 400,
      reason: 'The URL is not valid.',
      brand: config.brand,
    });
  };

/**
 * Creates a Fastify app with the limits, headers and path checks for all routes (fault matrix S15). Its logs
 * contain no addresses or tokens.
 */
export const createApp = async (config: ShellConfig): Promise<FastifyInstance> => {
  const app = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CONNECTION_CHECK_MS,
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError(isHttps(config)),
    frameworkErrors: answerFrameworkErrors(config),
  });
  addResponseHeaders(app, isHttps(config));
  cutOffUnreadBodies(app);
  addEarlyAnswers(app, isHttps(config));
  if (!config.isProduction) addHostCheck(app, config);
  addPathHygiene(app, config.brand);
  answerErrors(app);
  await app.register(cookie);
  return app;
};
