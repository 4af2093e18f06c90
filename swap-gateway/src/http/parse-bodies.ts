import type { FastifyInstance } from 'fastify';

import { quoteLongNumbers } from '@coinlane/shared-contracts/codecs';

const MAX_LEVELS = 32;

/** Whether a value is nested deeper than that. What serialises a body recurses, and would overflow the stack. */
const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each)));

/** Keeps every digit of numbers in bodies. Refuses deep nesting. */
export const parseBodiesExactly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, quoteLongNumbers(body), (error: Error | null, value?: unknown) => {
      const isTooDeep = error === null && isDeeperThan(MAX_LEVELS, value);
      done(
        isTooDeep ? Object.assign(new Error('the body is nested too deep'), { statusCode: 400 }) : error,
        value,
      );
    });
  });
};
