import type { FastifyInstance } from 'fastify';

import { quoteLongNumbers } from '@coinlane/shared-contracts/codecs';

/** Keeps every digit of numbers in JSON bodies: those that a float cannot hold become strings. */
export const parseBodiesExactly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, quoteLongNumbers(body), done);
  });
};
