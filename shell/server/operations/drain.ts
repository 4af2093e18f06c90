import { Server } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
/** What was sent before the server was told to stop is read within one such pause. */
const QUIET_MS = 100;
/** A crowd that goes on coming is not waited for: the balancer has been told by `/readyz`. */
const LONGEST_LINGER_MS = 1000;

export type Drain = {
  readonly isDraining: () => boolean;
  /** Answers who had already asked, takes no new connections, waits for the requests in flight, then closes what is left. */
  readonly run: (limitMs: number) => Promise<void>;
};

/**
 * Takes nobody any more; resolves when the last connection is closed. Not with the close of http, which also destroys
 * connections whose answer was ended but is still on its way out.
 */
const closed = ({ server }: FastifyInstance): Promise<void> =>
  new Promise((resolve) => {
    Server.prototype.close.call(server, () => resolve());
  });

/** Knows which connections have nothing to answer and nothing left to send, and ends those. */
const createSweep = ({ server }: FastifyInstance): (() => void) => {
  const owed = new Map<Socket, number>();
  const change = (socket: Socket, by: number): void => {
    const count = owed.get(socket);
    if (count !== undefined) owed.set(socket, count + by);
  };
  server.on('connection', (socket) => {
    owed.set(socket, 0);
    socket.once('close', () => owed.delete(socket));
  });
  server.on('request', ({ socket }, reply) => {
    change(socket, 1);
    reply.once('close', () => change(socket, -1));
  });
  return () => {
    // also who has said nothing: what was sent in time has been read in the quiet before
    for (const [socket, count] of owed) if (count === 0) socket.destroySoon();
  };
};

/**
 * Resolves after a pause in which nobody connected or asked. Closing at once would reset connections that wait to be
 * accepted, and kept ones whose next request has been sent but not read: an order lost without an answer.
 */
const untilQuiet = async (app: FastifyInstance): Promise<void> => {
  const endsAt = Date.now() + LONGEST_LINGER_MS;
  let came = true;
  const note = (): void => void (came = true);
  app.server.on('connection', note).on('request', note);
  while (came && Date.now() < endsAt) {
    came = false;
    await wait(QUIET_MS);
  }
  app.server.off('connection', note).off('request', note);
};

/** Lets a server stop without dropping anybody: kept connections are told to close after their answer. */
export const createDrain = (app: FastifyInstance): Drain => {
  let isDraining = false;
  const sweepIdle = createSweep(app);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  return {
    isDraining: () => isDraining,
    run: async (limitMs) => {
      isDraining = true;
      if (!app.server.listening) return;
      const limit = setTimeout(() => app.server.closeAllConnections(), limitMs);
      await untilQuiet(app);
      const sweep = setInterval(sweepIdle, SWEEP_MS);
      await closed(app);
      clearInterval(sweep);
      clearTimeout(limit);
    },
  };
};
