import type { FastifyInstance } from 'fastify';

import { isTooComplex, quoteLongNumbers } from '@coinlane/shared-contracts/codecs';

const MAX_VALUES = 20_000;

/**
 * Keeps all digits of numbers in JSON bodies: numbers that a float cannot hold become strings. Refuses deep
 * nesting and thousands of values.
 */
export const parseBodiesExactly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, quoteLongNumbers(body), (error: Error | null, value?: unknown) => {
      const isRefused = error === null && isTooComplex(value, MAX_VALUES);
      done(
        isRefused ? Object.assign(new Error('the body is too complex'), { statusCode: 400 }) : error,
        value,
      );
    });
  });
};
