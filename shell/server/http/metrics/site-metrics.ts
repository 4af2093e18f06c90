import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

import { isService } from '@coinlane/shared-contracts/api';

import type { FragmentRender } from '../../pages/compose/index.ts';
import type { Rendered } from '../../pages/fragments/index.ts';
import { addStateGauges } from './state-gauges.ts';
import type { MetricSources } from './state-gauges.ts';

const RESPONSE_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const RENDER_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Label for versions that visitors do not get, for example requested with an override. */
const OTHER_VERSION = 'other';

/** Metrics of one server, in Prometheus format. */
export type SiteMetrics = {
  /** Counts the responses of an app. Must be called before routes are added. */
  readonly watch: (app: FastifyInstance) => void;
  readonly recordFragment: (render: FragmentRender) => void;
  /** Measures the renders of a process. */
  readonly timed: <Job>(render: (job: Job) => Promise<Rendered>) => (job: Job) => Promise<Rendered>;
  /** Adds the metrics that are read from parts of the server when the metrics are requested. */
  readonly read: (sources: MetricSources) => void;
  /** Resolves with the text and its content type. */
  readonly text: () => Promise<{ readonly body: string; readonly type: string }>;
};

/** Pattern of the route, such as `/remotes/*`. A URL would create a label for every visitor. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => url ?? 'none';

/** Service of a call from a page. Null: not a call, or not for a service. */
const serviceOf = ({ params, routeOptions: { url } }: FastifyRequest<{ Params: unknown }>): string | null => {
  if (url?.startsWith('/gateway/') !== true) return null;
  const service: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, 'service') : null;
  return typeof service === 'string' && isService(service) ? service : null;
};

const createInstruments = (registers: Registry[]) => ({
  responses: new Counter({
    name: 'coinlane_http_responses_total',
    help: 'Responses by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  }),
  responseSeconds: new Histogram({
    name: 'coinlane_http_response_seconds',
    help: 'Time from a request to the end of its response, by route.',
    labelNames: ['route'] as const,
    buckets: RESPONSE_SECONDS,
    registers,
  }),
  calls: new Counter({
    name: 'coinlane_gateway_calls_total',
    help: 'Calls of pages to a service, by the status that the page received.',
    labelNames: ['service', 'status'] as const,
    registers,
  }),
  fragments: new Counter({
    name: 'coinlane_fragment_renders_total',
    help: 'Server renders of a version of a remote, by result: rendered or failed.',
    labelNames: ['remote', 'version', 'result'] as const,
    registers,
  }),
  renderSeconds: new Histogram({
    name: 'coinlane_render_seconds',
    help: 'Time of a render in the render process, by result: rendered, or the kind of failure.',
    labelNames: ['result'] as const,
    buckets: RENDER_SECONDS,
    registers,
  }),
});

/** Creates the metrics. `isLive`: whether visitors get a version. */
export const createSiteMetrics = (isLive: (remote: string, version: string) => boolean): SiteMetrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { responses, responseSeconds, calls, fragments, renderSeconds } = createInstruments([registry]);
  return {
    watch: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const status = String(reply.statusCode);
        const route = routeOf(request);
        responses.inc({ method: request.method, route, status });
        responseSeconds.observe({ route }, reply.elapsedTime / 1000);
        const service = serviceOf(request);
        if (service !== null) calls.inc({ service, status });
        done();
      });
    },
    recordFragment: ({ remote, version, isRendered }) => {
      const label = isLive(remote, version) ? version : OTHER_VERSION;
      fragments.inc({ remote, version: label, result: isRendered ? 'rendered' : 'failed' });
    },
    timed: (render) => async (job) => {
      const startedAt = performance.now();
      const rendered = await render(job);
      const result = rendered.failure?.kind ?? 'rendered';
      renderSeconds.observe({ result }, (performance.now() - startedAt) / 1000);
      return rendered;
    },
    read: (sources) => addStateGauges(registry, sources),
    text: async () => ({ body: await registry.metrics(), type: registry.contentType }),
  };
};
