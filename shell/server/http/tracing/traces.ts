import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { TraceCall } from '../../calls/trace-call.ts';
import type { Rendered, RenderJob } from '../../pages/fragments/index.ts';

type Render = (job: RenderJob) => Promise<Rendered>;

/** Traces of one server. */
export type Traces = {
  /**
   * Adds a span for each request of an app. Must be called before routes are added. `isInside`: only this server can
   * call the app, so requests continue the trace of their `traceparent`. The `traceparent` of a visitor is ignored.
   */
  readonly watch: (app: FastifyInstance, options: { readonly isInside: boolean }) => void;
  /** Replaces the route of a page, which is the same for all pages, with its pattern in the route table. */
  readonly namePage: (request: FastifyRequest, route: string) => void;
  /** Adds a span for each render of a fragment. The calls of the fragment are below it. */
  readonly render: (render: Render) => Render;
  /** Adds the span of a fragment that was cached with its page. */
  readonly recordCached: (remote: string, version: string) => void;
  /** Sends a call in a span below that of the current request. Without a current request, there is no span. */
  readonly call: TraceCall;
  /** `fetch` with a span for each call. The upstream is a third party, so the trace does not continue in it. */
  readonly fetchOf: (upstream: string) => typeof fetch;
  /** Spans lost since the start, because the queue was full or the collector refused them. */
  readonly dropped: () => Readonly<Record<'queue' | 'export', number>>;
  /** Sends the queued spans, for at most 3 s. */
  readonly stop: () => Promise<void>;
};
