import fastify, { LogController } from 'fastify';

import type { SiteMetrics } from './site-metrics.ts';

/** Server of the metrics, on a port for the monitoring system only. */
export type MetricsServer = {
  /** Starts to listen. Resolves with the URL of the metrics. Rejects if the port is in use. */
  readonly start: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** Creates the server of `/metrics`. Visitors cannot reach it, because the site has another port. */
export const createMetricsServer = (
  metrics: Pick<SiteMetrics, 'text'>,
  { host, port }: { readonly host: string; readonly port: number },
): MetricsServer => {
  const app = fastify({ logger: false, logController: new LogController({ disableRequestLogging: true }) });
  app.get('/metrics', async (_request, reply) => {
    const { body, type } = await metrics.text();
    return reply.type(type).send(body);
  });
  return {
    start: async () => `${await app.listen({ host, port })}/metrics`,
    stop: () => app.close(),
  };
};
