import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A smaller body is read and discarded, so that the client receives the response. */
const MAX_DISCARDED_BYTES = 1_048_576;

const isEndless = ({ headers, raw }: FastifyRequest): boolean =>
  !raw.complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > MAX_DISCARDED_BYTES);

/**
 * Closes the connection after the response if a refused body is still being sent and is above 1 MB, or of unknown
 * length (fault matrix S15).
 */
export const cutOffUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isEndless(request)) reply.header('connection', 'close');
    done(null, payload);
  });
};
