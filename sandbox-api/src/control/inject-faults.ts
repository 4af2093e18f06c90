import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { namespaceOf } from '../http/index.ts';
import {
  createHeldConnections,
  isReplyOfItsOwn,
  resetConnection,
  sendFault,
  sendHalf,
} from './break-reply.ts';
import type { HeldConnections } from './break-reply.ts';
import type { CallLog } from './call-log.ts';
import type { FaultRegistry } from './fault-registry.ts';
import type { FaultRule } from './fault.ts';
import { withWrongTypes } from './wrong-types.ts';

type Injection = {
  readonly faults: FaultRegistry;
  readonly calls: CallLog;
  /** Path before the paths of the services. */
  readonly mount: string;
};

/** Names of the services at the gateway, and their canonical paths, so that a call has one path in log and faults. */
const SERVICE_ALIASES: readonly (readonly [alias: string, path: string])[] = [
  ['/public-v1.1/', '/v1.1/'],
  ['/public-v1/', '/v1/'],
  ['/public-v2/', '/v2/'],
  ['/frontend/', '/v1/frontend/'],
];

const belowMount = (path: string, mount: string): string => {
  const below = path.startsWith(mount) ? path.slice(mount.length) : path;
  const [alias, written] = SERVICE_ALIASES.find(([name]) => below.startsWith(name)) ?? ['', ''];
  return written + below.slice(alias.length);
};

const callOf = ({ method, url }: FastifyRequest, mount: string) => {
  const [path = '', ...query] = url.split('?');
  return { method, path: belowMount(path, mount), query: query.length === 0 ? '' : `?${query.join('?')}` };
};

const suffersLater = ({ action, when }: FaultRule): boolean =>
  when === 'after' || action === 'truncate' || action === 'wrong-types';

type Broken = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly rule: FaultRule;
  readonly held: HeldConnections;
};

/** Takes over the reply from the framework, which then sends nothing. */
const breakBefore = async ({ request, reply, rule, held }: Broken): Promise<void> => {
  if (rule.action === 'delay') {
    await sleep(rule.ms);
    return;
  }
  if (isReplyOfItsOwn(rule)) {
    await sendFault(reply, rule);
    return;
  }
  reply.hijack();
  if (rule.action === 'stall') held.hold(request, reply);
  else resetConnection(request, reply);
};

type Late = Broken & { readonly payload: unknown; readonly send: (payload: unknown) => void };

/** The call is carried out. Its reply is delayed, held, cut or dropped. */
const breakAfter = ({ request, reply, rule, held, payload, send }: Late): void => {
  if (rule.action === 'delay') setTimeout(() => send(payload), rule.ms);
  else if (rule.action === 'stall') held.hold(request, reply);
  else if (rule.action === 'truncate')
    sendHalf(reply, typeof payload === 'string' ? payload : '{"cut": "here"}');
  else if (rule.action === 'wrong-types') send(payload);
  else resetConnection(request, reply);
};

/** Counts every call, and breaks calls with a fault on the wire. */
export const injectFaults = (app: FastifyInstance, { faults, calls, mount }: Injection): void => {
  const pending = new WeakMap<FastifyRequest, FaultRule>();
  const held = createHeldConnections();

  app.addHook('onRequest', async (request, reply) => {
    const namespace = namespaceOf(request);
    calls.count(namespace, request.method, belowMount(request.routeOptions.url ?? '/', mount));
    const rule = faults.take(namespace, callOf(request, mount));
    if (rule === null) return;
    // prevents caching of a broken reply, so that it does not replace a valid one
    if (rule.action !== 'delay') reply.header('cache-control', 'no-store');
    if (suffersLater(rule)) {
      // a cached reply would hide the fault
      delete request.headers['if-none-match'];
      pending.set(request, rule);
    } else await breakBefore({ request, reply, rule, held });
  });

  app.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, pending.get(request)?.action === 'wrong-types' ? withWrongTypes(payload) : payload);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const rule = pending.get(request);
    if (rule === undefined) done(null, payload);
    else breakAfter({ request, reply, rule, held, payload, send: (kept) => done(null, kept) });
  });

  app.addHook('preClose', (done) => {
    held.cutAll();
    done();
  });
};
