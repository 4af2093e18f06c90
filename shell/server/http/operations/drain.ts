import { Server } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
/** Maximum time for reading requests that were sent before the stop. */
const QUIET_MS = 100;
/** Number of event loop turns after a pause, in which a busy process handles everything that has arrived. */
const TURNS = 10;
/** Maximum number of pauses, about a second: `/readyz` has already notified the load balancer. */
const MAX_PAUSES = 10;

export type Drain = {
  readonly isDraining: () => boolean;
  /** Replies to earlier requests, accepts no new connections, waits for pending requests, then closes the rest. */
  readonly run: (limitMs: number) => Promise<void>;
};

/**
 * Stops accepting connections. Resolves when the last one is closed. Does not use `close` of http, which also
 * destroys connections whose response is still being sent.
 */
const closed = ({ server }: FastifyInstance): Promise<void> =>
  new Promise((resolve) => {
    Server.prototype.close.call(server, () => resolve());
  });

/** Ends connections without a pending request or unsent data. */
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
    // includes connections without any request, because requests that were sent in time have been read during the
    // pause
    for (const [socket, count] of owed) if (count === 0) socket.destroySoon();
  };
};

/**
 * Resolves after a pause without connections or requests. Closing at once would reset connections that are not
 * accepted yet, and keep-alive connections with an unread request. An order could be lost without a reply.
 */
const untilQuiet = async (app: FastifyInstance): Promise<void> => {
  let came = true;
  const note = (): void => void (came = true);
  app.server.on('connection', note).on('request', note);
  for (let pauses = 0; came && pauses < MAX_PAUSES; pauses += 1) {
    came = false;
    await wait(QUIET_MS);
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
  }
  app.server.off('connection', note).off('request', note);
};

/** Stops a server gracefully. Keep-alive connections are closed after their response. */
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
