import { AsyncLocalStorage } from 'node:async_hooks';

import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { TraceCall } from '../../calls/trace-call.ts';
import type { FragmentFailure, RenderJob } from '../../pages/fragments/index.ts';
import { createSpanPipeline } from './span-pipeline.ts';
import type { PipelineSettings } from './span-pipeline.ts';
import type { Traces } from './traces.ts';

/** Probes, files and the operators' event stream. They cause many or endless requests without calls below them. */
const WITHOUT_SPAN = /^\/(?:healthz|readyz|remotes\/|shell\/|ledger\/live)/;
const ERROR = { code: SpanStatusCode.ERROR };
const propagator = new W3CTraceContextPropagator();

const below = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span);

const headersOf = (span: Span): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  propagator.inject(below(span), headers, defaultTextMapSetter);
  return headers;
};

const noteStatus = (span: Span, status: number, firstError: number): void => {
  span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
  if (status < firstError) return;
  span.setAttribute(ATTR_ERROR_TYPE, String(status));
  span.setStatus(ERROR);
};

const noteFailure = (span: Span, kind: string): void => {
  span.setAttribute(ATTR_ERROR_TYPE, kind);
  span.setStatus(ERROR);
};

/**
 * Sends a call in a span below `parent`. Omits messages of errors, which can contain URLs. Below a span that is
 * not recorded, nothing is recorded either, and the upstream is notified of that.
 */
const callBelow =
  (tracer: Tracer, parent: Span): TraceCall =>
  async ({ upstream, method }, send) => {
    if (!parent.isRecording()) return send(headersOf(parent), () => undefined);
    const attributes = { [ATTR_HTTP_REQUEST_METHOD]: method, 'peer.service': upstream };
    const span = tracer.startSpan(
      `${method} ${upstream}`,
      { kind: SpanKind.CLIENT, attributes },
      below(parent),
    );
    const reply: { status: number | null } = { status: null };
    try {
      return await send(headersOf(span), (status) => {
        reply.status = status;
        noteStatus(span, status, 400);
      });
    } finally {
      if (reply.status === null) noteFailure(span, 'no_reply');
      span.end();
    }
  };

const endWith = (span: Span, { raw }: FastifyReply): void => {
  if (raw.headersSent) noteStatus(span, raw.statusCode, 500);
  if (!raw.writableFinished) noteFailure(span, 'aborted');
  span.end();
};

const watchRequests = (tracer: Tracer, current: AsyncLocalStorage<Span>) => {
  const spans = new WeakMap<FastifyRequest, Span>();
  const parentOf = ({ headers }: FastifyRequest, isInside: boolean): Context =>
    isInside ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
  const watch = (app: FastifyInstance, { isInside }: { readonly isInside: boolean }): void => {
    app.addHook('onRequest', (request, reply, done) => {
      const { method, routeOptions } = request;
      const route = routeOptions.url;
      const parent = parentOf(request, isInside);
      // a call of this server outside of a visit, such as a background job, has no trace
      const isOutside = isInside && trace.getSpanContext(parent) === undefined;
      if (isOutside || WITHOUT_SPAN.test(route ?? '')) {
        done();
        return;
      }
      const attributes: Attributes = { [ATTR_HTTP_REQUEST_METHOD]: method };
      if (route !== undefined) attributes[ATTR_HTTP_ROUTE] = route;
      const name = route === undefined ? method : `${method} ${route}`;
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
      spans.set(request, span);
      if (span.isRecording()) reply.raw.once('close', () => endWith(span, reply));
      done();
    });
    // after the body is read, because the events of reading have no context
    app.addHook('preHandler', (request, _reply, done) => {
      const span = spans.get(request);
      if (span === undefined) done();
      else current.run(span, done);
    });
  };
  const namePage: Traces['namePage'] = (request, route) => {
    spans.get(request)?.updateName(`${request.method} ${route}`).setAttribute(ATTR_HTTP_ROUTE, route);
  };
  return { watch, namePage };
};

const outcomeOf = (failure: FragmentFailure | null): string =>
  failure === null ? 'rendered' : failure.kind === 'timeout' ? 'late' : 'failed';

const startFragment = (tracer: Tracer, parent: Span, remote: string, version: string): Span =>
  tracer.startSpan(
    `fragment ${remote}`,
    { attributes: { 'coinlane.remote': remote, 'coinlane.version': version } },
    below(parent),
  );

const withCalls = (job: RenderJob, call: TraceCall): RenderJob =>
  job.fragment === null
    ? job
    : { ...job, fragment: { ...job.fragment, calls: { ...job.fragment.calls, trace: call } } };

const renderBelow =
  (tracer: Tracer, current: AsyncLocalStorage<Span>): Traces['render'] =>
  (render) =>
  async (job) => {
    const parent = current.getStore();
    if (parent === undefined || job.fragment === null) return render(job);
    if (!parent.isRecording()) return render(withCalls(job, callBelow(tracer, parent)));
    const { name, version } = job.fragment.bundle;
    const span = startFragment(tracer, parent, name, version);
    const rendered = await render(withCalls(job, callBelow(tracer, span)));
    span.setAttribute('coinlane.outcome', outcomeOf(rendered.failure));
    if (rendered.failure !== null) noteFailure(span, rendered.failure.kind);
    span.end();
    return rendered;
  };

/** Creates the traces of a server. */
export const createTraces = (settings: PipelineSettings): Traces => {
  const { tracer, dropped, stop } = createSpanPipeline(settings);
  const current = new AsyncLocalStorage<Span>();
  const call: TraceCall = (facts, send) => {
    const parent = current.getStore();
    return parent === undefined ? send({}, () => undefined) : callBelow(tracer, parent)(facts, send);
  };
  return {
    ...watchRequests(tracer, current),
    render: renderBelow(tracer, current),
    recordCached: (remote, version) => {
      const parent = current.getStore();
      if (parent?.isRecording() !== true) return;
      startFragment(tracer, parent, remote, version).setAttribute('coinlane.outcome', 'cached').end();
    },
    call,
    fetchOf: (upstream) => (input, init) =>
      call({ upstream, method: init?.method ?? 'GET' }, async (_headers, note) => {
        const response = await fetch(input, init);
        note(response.status);
        return response;
      }),
    dropped,
    stop,
  };
};
