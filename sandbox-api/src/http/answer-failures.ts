import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { SANDBOX_FULL } from '../database/index.ts';
import { Refusal } from './refusal.ts';
import type { RefusalBody } from './refusal.ts';

const isClientError = (error: FastifyError): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;

const bodyOfClientError = (error: FastifyError): RefusalBody => ({
  error: error.statusCode === 413 ? 'payload_too_large' : 'not_valid_params',
  message: `body: ${error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? 'is too large' : 'is not readable as its content type'}`,
  field: 'body',
});

const refuse = ({ status, body, retryAfterMs }: Refusal, reply: FastifyReply): FastifyReply => {
  if (retryAfterMs !== null) reply.header('retry-after', String(Math.ceil(retryAfterMs / 1000)));
  return reply.code(status).send(body);
};

const answer = (
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (error instanceof Refusal) return refuse(error, reply);
  if (isClientError(error)) return reply.code(error.statusCode ?? 400).send(bodyOfClientError(error));
  if (error.message === SANDBOX_FULL)
    return reply.code(503).send({ error: SANDBOX_FULL, message: 'The sandbox is full' });
  request.log.error({ reason: error.stack }, 'the sandbox failed to reply');
  return reply.code(500).send({ error: 'internal_error', message: 'Internal error' });
};

/** Sends failures of routes with the contract's error body. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answer);
};

/** Sends every failure below the mount with the contract's error body (api contract §1). */
export const answerFailures = (app: FastifyInstance): void => {
  answerErrors(app);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'not_found', message: 'No such call' } satisfies RefusalBody),
  );
};
