import type { FastifyInstance } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

import { matchRoute, ROUTE_TABLE, splitLanguage } from '../../../src/routing/index.ts';
import { networkOf } from './network-of.ts';
import { createRateLimit } from './rate-limit.ts';

const BODY_LIMIT_BYTES = 16_384;
const MAX_WORD_CHARACTERS = 200;
const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

const CspReport = t.type(
  {
    'csp-report': t.partial({
      'document-uri': t.string,
      'blocked-uri': t.string,
      'violated-directive': t.string,
      'effective-directive': t.string,
    }),
  },
  'CspReport',
);

const shown = (text = ''): string => text.slice(0, MAX_WORD_CHARACTERS);

/** Route of a page. Its URL can contain addresses, amounts and an order ID, which must not be logged. */
const routeOf = (uri = ''): string => {
  const path = URL.canParse(uri) ? splitLanguage(new URL(uri).pathname).pathname : '';
  const match = matchRoute(path);
  return ROUTE_TABLE.find(({ id }) => id === match?.id)?.path ?? 'another page';
};

/** Scheme and host of a blocked URL, or a word such as `inline`. */
const sourceOf = (uri = ''): string => {
  if (!URL.canParse(uri)) return uri.split(/[/?#]/)[0] ?? '';
  const { protocol, host } = new URL(uri);
  return `${protocol}//${host}`;
};

const parsed = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    return null;
  }
};

/**
 * Accepts browser reports of policy violations. Counts them and logs them without paths, 60 per minute and visitor.
 */
export const addCspReportIntake = (app: FastifyInstance): { readonly count: () => number } => {
  let count = 0;
  const rateLimit = createRateLimit({ limit: PER_MINUTE, windowMs: MINUTE_MS });
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, finish) => finish(null, body));
    scope.post('/csp-report', { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
      if (!rateLimit.allows(networkOf(request.ip), Date.now()))
        return reply.code(429).header('retry-after', '60').send();
      const report = pipe(CspReport.decode(parsed(request.body)), E.toUnion);
      if (Array.isArray(report)) return reply.code(400).send();
      count += 1;
      const {
        'document-uri': page,
        'blocked-uri': blocked,
        'effective-directive': directive,
        'violated-directive': violated,
      } = report['csp-report'];
      request.log.warn(
        {
          page: routeOf(page),
          blocked: shown(sourceOf(blocked)),
          directive: shown(directive ?? violated),
        },
        'content security policy violation',
      );
      return reply.code(204).send();
    });
    done();
  });
  return { count: () => count };
};
