import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { status, wordsOf } from '@coinlane/release-ledger';

import type { LedgerPorts } from './ledger-ports.ts';
import { sendMisread } from './ledger-replies.ts';
import { withServed } from './with-served.ts';
import type { TokenGuard } from './token-guard.ts';

const LOOK_MS = 250;
const HEALTH_MS = 5000;
const HEARTBEAT_MS = 15_000;
const MAX_VIEWERS = 50;
/** Maximum buffer for a slow viewer. A viewer above it is disconnected, and the page reconnects automatically. */
const MAX_WAITING_BYTES = 1_048_576;

const eventOf = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Served revision and state of the ledger, or the reason why the ledger is not readable. */
const compositionOf = async (ports: LedgerPorts): Promise<object> => {
  const found = await status(ports.store, ports.environment);
  return E.isRight(found)
    ? { ok: true, ...withServed(ports, found.right) }
    : { ok: false, served: ports.served(), error: { ...found.left, words: wordsOf(found.left) } };
};

/** Text that changes whenever viewers need the composition again. */
const stateOf = ({ served, problems }: LedgerPorts): string => JSON.stringify([served(), problems()]);

/** Open streams, and their messages. A viewer whose token has become invalid gets no more messages. */
const createViewers = () => {
  const streams = new Map<Readable, () => Promise<boolean>>();
  let sending: Promise<unknown> = Promise.resolve();
  const send = (stream: Readable, text: string): void => {
    if (stream.readableLength > MAX_WAITING_BYTES) stream.destroy();
    else if (!stream.destroyed && streams.has(stream)) stream.push(text);
  };
  const end = (stream: Readable): void => {
    if (streams.delete(stream)) stream.push(null);
  };
  return {
    count: () => streams.size,
    tell: send,
    tellAll: (text: string): void => {
      const tell = async ([stream, isAllowed]: readonly [Readable, () => Promise<boolean>]): Promise<void> =>
        (await isAllowed()) ? send(stream, text) : end(stream);
      // keeps the order of the messages, although each is preceded by reads of the store
      sending = sending.then(() => Promise.all([...streams].map(tell)));
    },
    add: (isAllowed: () => Promise<boolean>): Readable => {
      const stream = new Readable({ read: () => undefined });
      streams.set(stream, isAllowed);
      stream.once('close', () => streams.delete(stream));
      return stream;
    },
    endAll: (): void => {
      for (const stream of streams.keys()) end(stream);
    },
  };
};

/** Sends changes to viewers while there are any. */
const createTeller = (ports: LedgerPorts, viewers: ReturnType<typeof createViewers>) => {
  let timers: readonly NodeJS.Timeout[] = [];
  let sent: string | null = null;

  const poll = (): void => {
    if (ports.isDraining()) viewers.endAll();
    if (viewers.count() === 0) {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      return;
    }
    const now = stateOf(ports);
    if (now === sent) return;
    sent = now;
    void compositionOf(ports).then((composition) => viewers.tellAll(eventOf('composition', composition)));
  };
  const tellHealth = (): void => {
    void ports.health?.().then(
      (health) => viewers.tellAll(eventOf('health', health)),
      () => viewers.tellAll(': the health is unknown\n\n'),
    );
  };

  return {
    begin: (): void => {
      if (timers.length > 0) return;
      sent = stateOf(ports);
      timers = [
        setInterval(poll, LOOK_MS),
        setInterval(tellHealth, HEALTH_MS),
        setInterval(() => viewers.tellAll(': alive\n\n'), HEARTBEAT_MS),
      ];
      for (const timer of timers) timer.unref();
    },
    greet: async (stream: Readable): Promise<void> => {
      viewers.tell(stream, `retry: 2000\n\n${eventOf('composition', await compositionOf(ports))}`);
      const health = await ports.health?.().catch(() => undefined);
      if (health !== undefined) viewers.tell(stream, eventOf('health', health));
    },
  };
};

/**
 * Adds `GET /ledger/live`: server-sent events for the ops page. Sends `composition` initially and for each new
 * revision, `health` initially and every 5 s, and a comment every 15 s for proxies. Ends when the server drains,
 * or when the token or session ends.
 */
export const addLiveRoute = (app: FastifyInstance, ports: LedgerPorts, guard: TokenGuard): void => {
  const viewers = createViewers();
  const teller = createTeller(ports, viewers);
  app.addHook('preClose', (done) => {
    viewers.endAll();
    done();
  });
  app.get('/ledger/live', { onRequest: guard.opsOnly }, (request, reply) => {
    if (viewers.count() >= MAX_VIEWERS) return sendMisread(reply, 'Too many open pages on this server.', 503);
    const stream = viewers.add(() => guard.isStillOps(request));
    teller.begin();
    void teller.greet(stream);
    return reply
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(stream);
  });
};
