import type { FastifyRequest } from 'fastify';

const MAX_DEVICE = 200;

/** Name of the browser, for the list of sessions. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers['user-agent'] ?? '').slice(0, MAX_DEVICE);
