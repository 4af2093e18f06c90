import { TraceFlags } from '@opentelemetry/api';
import type { Tracer } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';

import type { TraceSettings } from '../config/index.ts';
import type { Traces } from './traces.ts';

const MAX_QUEUE = 2048;
const MAX_BATCH = 512;
const BATCH_DELAY_MS = 1000;
/**
 * Maximum time of an export with its retries. A collector is nearby, so one that needs longer is down, and the
 * batch is dropped.
 */
const EXPORT_MS = 2000;
const FLUSH_MS = 3000;

export type PipelineSettings = TraceSettings & {
  /** Environment name in the ledger. */
  readonly environment: string;
};

/** Tracer of one server, with the processing of its spans. */
export type SpanPipeline = Pick<Traces, 'dropped' | 'stop'> & { readonly tracer: Tracer };

const rootSamplerOf = ({ sampler, ratio }: PipelineSettings): Sampler => {
  if (sampler.endsWith('always_on')) return new AlwaysOnSampler();
  return sampler.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
};

const samplerOf = (settings: PipelineSettings): Sampler => {
  const root = rootSamplerOf(settings);
  return settings.sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
};

/** Counts spans that the bounded queue or the exporter loses. The SDK itself only logs them. */
const createLossCount = () => {
  const dropped = { queue: 0, export: 0 };
  let waiting = 0;
  return {
    dropped: () => dropped,
    exporter: (inner: SpanExporter): SpanExporter => ({
      export: (spans, done) => {
        waiting -= spans.length;
        inner.export(spans, (result) => {
          if (result.code !== ExportResultCode.SUCCESS) dropped.export += spans.length;
          done(result);
        });
      },
      shutdown: () => inner.shutdown(),
    }),
    processor: (inner: SpanProcessor): SpanProcessor => ({
      onStart: (span, context) => inner.onStart(span, context),
      onEnd: (span) => {
        const isSampled = (span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0;
        if (isSampled && waiting >= MAX_QUEUE) dropped.queue += 1;
        else if (isSampled) waiting += 1;
        inner.onEnd(span);
      },
      forceFlush: () => inner.forceFlush(),
      shutdown: () => inner.shutdown(),
    }),
  };
};

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/**
 * Creates the tracer with a bounded queue and an OTLP/HTTP JSON exporter. A slow or failed collector never delays
 * a request. Registers nothing globally, because each server has its own tracer.
 */
export const createSpanPipeline = (settings: PipelineSettings): SpanPipeline => {
  const losses = createLossCount();
  const exporter = new OTLPTraceExporter({
    url: settings.url,
    headers: { ...settings.headers },
    timeoutMillis: EXPORT_MS,
  });
  const batches = new BatchSpanProcessor({
    exporter: losses.exporter(exporter),
    maxQueueSize: MAX_QUEUE,
    maxExportBatchSize: MAX_BATCH,
    scheduledDelayMillis: BATCH_DELAY_MS,
  });
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: resourceFromAttributes({
      [ATTR_SERVICE_NAME]: settings.serviceName,
      'deployment.environment.name': settings.environment,
    }),
    spanProcessors: [losses.processor(batches)],
  });
  const flush = async (): Promise<void> => {
    // rejects with the first lost batch while others are still being sent
    await provider.shutdown().catch(() => undefined);
    await exporter.forceFlush();
  };
  return {
    tracer: provider.getTracer('coinlane'),
    dropped: losses.dropped,
    stop: () => Promise.race([flush(), wait(FLUSH_MS)]),
  };
};
