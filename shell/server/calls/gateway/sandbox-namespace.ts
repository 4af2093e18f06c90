import type { FastifyRequest } from 'fastify';

const COOKIE = 'sandbox_namespace';
const HEADER = 'x-sandbox-namespace';
const NAMESPACE = /^[\w.:-]{1,120}$/;

/** Sandbox namespace of a test, from header or cookie. Null for other callers. */
export const sandboxNamespaceOf = (request: FastifyRequest): string | null => {
  const header = request.headers[HEADER];
  const word = typeof header === 'string' ? header : (request.cookies[COOKIE] ?? '');
  return NAMESPACE.test(word) ? word : null;
};
