import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Less is read and thrown away, so that who sends it is sure to hear the answer. */
const MAX_DISCARDED_BYTES = 1_048_576;

const isEndless = ({ headers, raw }: FastifyRequest): boolean =>
  !raw.complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > MAX_DISCARDED_BYTES);

/** Cuts off, after the answer, who still sends a body that was refused: above 1 MB, or of unknown length (fault matrix S15). */
export const cutOffUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isEndless(request)) reply.header('connection', 'close');
    done(null, payload);
  });
};
