import type { FastifyRequest } from 'fastify';

const HEADER = 'x-nonce-mark';
const MARK = /^[A-Za-z0-9]{20,64}$/;

/**
 * Mark that a trusted proxy puts in place of the nonce, so that it can cache the page and set a nonce per visitor
 * (ADR 0014). Null for other callers: the caller is trusted only if an address behind it is known.
 */
export const nonceMarkOf = ({ headers, ips }: FastifyRequest): string | null => {
  const mark = headers[HEADER];
  const isOurProxy = ips !== undefined && ips.length > 1;
  return isOurProxy && typeof mark === 'string' && MARK.test(mark) ? mark : null;
};
