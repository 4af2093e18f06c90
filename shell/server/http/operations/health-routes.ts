import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Health = {
  /** Null until a first composition is served. The hash distinguishes two revisions with the same number. */
  readonly served: { readonly revision: number; readonly hash?: string } | null;
  /** Problems. Empty if the server is healthy. */
  readonly problems: readonly string[];
  readonly cspReports: number;
  readonly isDraining: boolean;
};

type State = 'ready' | 'degraded' | 'starting' | 'stopping';

const stateOf = ({ served, problems, isDraining }: Health): State => {
  if (isDraining) return 'stopping';
  if (served === null) return 'starting';
  return problems.length === 0 ? 'ready' : 'degraded';
};

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'];

/**
 * Whether a proxy forwarded the request. Probes and operators send requests to the server directly; a proxy can
 * forward a visitor under any spelling of the path.
 */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  PROXY_HEADERS.some((name) => headers[name] !== undefined);

/**
 * Adds `/healthz` (the process is alive) and `/readyz` (it accepts visitors; 503 before the first composition and
 * when stopping). `/readyz` lists problems, so it is a 404 for requests that a proxy forwarded.
 */
export const addHealthRoutes = (app: FastifyInstance, health: () => Health): void => {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', (request, reply) => {
    if (isForwarded(request)) {
      reply.callNotFound();
      return reply;
    }
    const now = health();
    const status = stateOf(now);
    const { served, problems: reasons, cspReports } = now;
    const { revision, hash = null } = served ?? { revision: null };
    return reply
      .code(status === 'ready' || status === 'degraded' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, revision, hash, reasons, cspReports });
  });
};
