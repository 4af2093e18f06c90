import type { FastifyRequest } from 'fastify';

/** Header that separates parallel tests. */
export const NAMESPACE_HEADER = 'x-sandbox-namespace';

const NAMESPACE = /^[\w.:-]{1,120}$/;

/** Test namespace of a request. Empty without a valid header. */
export const namespaceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const name = headers[NAMESPACE_HEADER];
  return typeof name === 'string' && NAMESPACE.test(name) ? name : '';
};
