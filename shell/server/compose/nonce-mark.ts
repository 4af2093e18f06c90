import type { FastifyRequest } from 'fastify';

const HEADER = 'x-nonce-mark';
const MARK = /^[A-Za-z0-9]{20,64}$/;

/**
 * The mark a proxy of ours wants where the nonce goes, so that it may keep the page and give each visitor a nonce of
 * their own (ADR 0014); null for everybody else, whatever they send: an address behind the caller is known only where
 * the caller is trusted.
 */
export const nonceMarkOf = ({ headers, ips }: FastifyRequest): string | null => {
  const mark = headers[HEADER];
  const isOurProxy = ips !== undefined && ips.length > 1;
  return isOurProxy && typeof mark === 'string' && MARK.test(mark) ? mark : null;
};
