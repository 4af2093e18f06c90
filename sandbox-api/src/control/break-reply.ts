import { Socket } from 'node:net';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { LONGEST_STALL_MS } from '../settings.ts';
import type { FaultAction, FaultRule } from './fault.ts';

const HTML =
  '<!doctype html><html><head><title>Service unavailable</title></head><body><h1>Service unavailable</h1></body></html>';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Resets the connection, so that the caller sees a reset instead of an end. */
export const resetConnection = (request: FastifyRequest, reply: FastifyReply): void => {
  const { socket } = request.raw;
  if (socket instanceof Socket) socket.resetAndDestroy();
  else reply.raw.destroy(new Error('connection reset'));
};

/** Connections that are kept open without a reply. */
export type HeldConnections = {
  /** Sends nothing until the caller disconnects. Closes after two minutes. */
  readonly hold: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Closes all of them, because a server that shuts down must not wait for them. */
  readonly cutAll: () => void;
};

/** Creates an empty set. */
export const createHeldConnections = (): HeldConnections => {
  const cuts = new Set<() => void>();
  return {
    hold: (request, reply) => {
      const cut = (): void => resetConnection(request, reply);
      const timer = setTimeout(cut, LONGEST_STALL_MS);
      timer.unref();
      cuts.add(cut);
      reply.raw.once('close', () => {
        clearTimeout(timer);
        cuts.delete(cut);
      });
    },
    cutAll: () => {
      for (const cut of cuts) cut();
    },
  };
};

/** Announces the full length, sends half of the body, and closes the connection. */
export const sendHalf = (reply: FastifyReply, payload: string): void => {
  const bytes = Buffer.from(payload);
  reply.raw.writeHead(reply.statusCode, {
    'content-type': JSON_TYPE,
    'content-length': String(bytes.length),
  });
  reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => {
    setImmediate(() => reply.raw.destroy(new Error('connection lost')));
  });
};

/** Default bodies of faults with a reply. For `status` and `html`, a rule can have another body. */
const FIXED_BODIES: ReadonlyMap<FaultAction, string> = new Map([
  ['null', 'null'],
  ['malformed', '{"broken": [1, 2'],
  ['empty', ''],
]);

const ownBody = ({ action, body }: FaultRule): string => {
  if (typeof body === 'string') return body;
  if (action === 'html') return HTML;
  return JSON.stringify(body ?? { error: 'injected_fault', message: 'Injected by the sandbox' });
};

const bodyOf = (rule: FaultRule): string => FIXED_BODIES.get(rule.action) ?? ownBody(rule);

const REPLYING: ReadonlySet<FaultAction> = new Set(['status', 'html', 'empty', 'null', 'malformed']);

/** Whether the fault sends its own reply. */
export const isReplyOfItsOwn = ({ action }: FaultRule): boolean => REPLYING.has(action);

const typeOf = ({ action, body }: FaultRule): string =>
  action === 'html' || (action === 'status' && typeof body === 'string')
    ? 'text/html; charset=utf-8'
    : JSON_TYPE;

/** Sends the reply of a fault. */
export const sendFault = (reply: FastifyReply, rule: FaultRule): FastifyReply =>
  reply.code(rule.status).type(typeOf(rule)).headers(rule.headers).send(bodyOf(rule));
