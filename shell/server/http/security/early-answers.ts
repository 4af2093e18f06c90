import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { closedHeaders } from './response-headers.ts';

const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

const headOf = (status: number, isHttps: boolean, length: number): string =>
  Object.entries({
    ...closedHeaders(isHttps),
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(length),
    connection: 'close',
  }).reduce(
    (head, [name, value]) => `${head}${name}: ${value}\r\n`,
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n`,
  );

/** Replies to a request that Node cannot parse, or that took too long. No hook runs for it. */
export const answerClientError =
  (isHttps: boolean) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS_OF_ERROR[error.code ?? ''] ?? 400;
    const body = `${STATUS_CODES[status] ?? ''}\n`;
    if (socket.writable) socket.write(`${headOf(status, isHttps, body.length)}\r\n${body}`);
    socket.destroy(error);
  };

const isHostMissing = ({ headers, raw }: FastifyRequest): boolean =>
  raw.httpVersion !== '1.0' &&
  (headers.host === undefined ||
    raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1);

/**
 * Adds our headers to two replies that Node would send without them: 400 for a request without exactly one `Host`
 * (RFC 9112 §3.2; needs `requireHostHeader: false`), and 417 for an expectation.
 */
export const addEarlyAnswers = (app: FastifyInstance, isHttps: boolean): void => {
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...closedHeaders(isHttps), 'cache-control': 'no-store', connection: 'close' });
    response.end();
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) =>
    isHostMissing(request)
      ? reply
          .code(400)
          .header('cache-control', 'no-store')
          .header('connection', 'close')
          .type('text/plain; charset=utf-8')
          .send('the request needs one Host\n')
      : undefined,
  );
};
