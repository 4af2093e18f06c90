import type { FastifyRequest } from 'fastify';

/** The header that keeps parallel tests apart. */
export const NAMESPACE_HEADER = 'x-sandbox-namespace';

const NAMESPACE = /^[\w.:-]{1,120}$/;

/** The test name space of a request; `''` without the header or with one that is no name. */
export const namespaceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const name = headers[NAMESPACE_HEADER];
  return typeof name === 'string' && NAMESPACE.test(name) ? name : '';
};
