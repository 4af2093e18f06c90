import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import type { Service } from '@coinlane/shared-contracts/api';

import type { TraceCall } from '../trace-call.ts';

/** Reason why there is no reply. */
export type ServiceFailure = { readonly _tag: 'Unavailable' } | { readonly _tag: 'TimedOut' };

type ServiceCall = {
  readonly service: Service;
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Maximum time until the reply starts, and between two of its parts. */
  readonly timeoutMs: number;
  /** Aborted when the visitor disconnects. */
  readonly dropped: AbortSignal;
};

export type ServiceClient = (call: ServiceCall) => Promise<IncomingMessage | ServiceFailure>;

/** Whether a service replied. */
export const isReply = (answer: IncomingMessage | ServiceFailure): answer is IncomingMessage =>
  !('_tag' in answer);

const KEEP_ALIVE = { keepAlive: true, maxSockets: 256, keepAliveMsecs: 5000 } as const;

/**
 * Creates a client with keep-alive connections. A call resolves when the reply starts. `close` ends the
 * connections. `trace` adds each call to the trace of its request.
 */
export const createServiceClient = (
  trace: TraceCall,
): { readonly ask: ServiceClient; readonly close: () => void } => {
  const agents = { http: new HttpAgent(KEEP_ALIVE), https: new HttpsAgent(KEEP_ALIVE) };

  const open = ({ url, method, headers, body, dropped }: ServiceCall) => {
    const sent = { ...headers, ...(body === null ? {} : { 'content-length': String(body.length) }) };
    const options = { method, headers: sent, signal: dropped };
    return url.protocol === 'https:'
      ? httpsRequest(url, { ...options, agent: agents.https })
      : httpRequest(url, { ...options, agent: agents.http });
  };

  const send: ServiceClient = (call) =>
    new Promise((resolve) => {
      const request = open(call);
      let isOver = false;
      const end = (answer: IncomingMessage | ServiceFailure): void => {
        isOver = true;
        resolve(answer);
      };
      request.setTimeout(call.timeoutMs, () => {
        end({ _tag: 'TimedOut' });
        request.destroy(new Error('the service did not reply in time'));
      });
      request.on('response', end);
      request.on('error', () => {
        if (isOver) return;
        // the service has just closed an idle connection: a read is sent again on another one
        const isStale = request.reusedSocket && call.method === 'GET' && !call.dropped.aborted;
        resolve(isStale ? send(call) : { _tag: 'Unavailable' });
      });
      request.end(call.body ?? undefined);
    });

  return {
    ask: (call) =>
      trace({ upstream: call.service, method: call.method }, async (headers, noteStatus) => {
        const reply = await send({ ...call, headers: { ...call.headers, ...headers } });
        if (isReply(reply) && reply.statusCode !== undefined) noteStatus(reply.statusCode);
        return reply;
      }),
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};
