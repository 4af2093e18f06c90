import type { FastifyInstance } from 'fastify';

import { quoteLongNumbers } from '@coinlane/shared-contracts/codecs';

const MAX_LEVELS = 32;
const MAX_VALUES = 1_000;

/**
 * Whether a body is nested deeper, or has more properties and elements. What hashes or decodes a body recurses, and would
 * overflow the stack or take seconds.
 */
const isTooComplex = (body: unknown): boolean => {
  let values = 0;
  const exceeds = (levels: number, value: unknown): boolean => {
    values += 1;
    if (values > MAX_VALUES) return true;
    if (typeof value !== 'object' || value === null) return false;
    return levels === 0 || Object.values(value).some((each) => exceeds(levels - 1, each));
  };
  return exceeds(MAX_LEVELS, body);
};

/** Keeps every digit of numbers in bodies. Refuses deep nesting and thousands of values. */
export const parseBodiesExactly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, quoteLongNumbers(body), (error: Error | null, value?: unknown) => {
      const isRefused = error === null && isTooComplex(value);
      done(
        isRefused ? Object.assign(new Error('the body is too complex'), { statusCode: 400 }) : error,
        value,
      );
    });
  });
};
