import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

export type Drain = {
  readonly isDraining: () => boolean;
  /** Takes no new connections, waits for the requests in flight, then closes what is left. */
  readonly run: (limitMs: number) => Promise<void>;
};

const closed = (app: FastifyInstance): Promise<void> =>
  new Promise((resolve) => {
    app.server.close(() => resolve());
  });

/** Lets a server stop without dropping anybody: kept connections are told to close after their answer. */
export const createDrain = (app: FastifyInstance): Drain => {
  let isDraining = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  return {
    isDraining: () => isDraining,
    run: async (limitMs) => {
      isDraining = true;
      if (!app.server.listening) return;
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
      const limit = setTimeout(() => app.server.closeAllConnections(), limitMs);
      await closed(app);
      clearInterval(sweep);
      clearTimeout(limit);
    },
  };
};
