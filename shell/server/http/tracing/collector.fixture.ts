import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { readonly stringValue?: string; readonly intValue?: number };

type Wire = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly name: string;
        readonly kind: number;
        readonly status: { readonly code: number };
        readonly attributes: readonly { readonly key: string; readonly value: Value }[];
      }[];
    }[];
  }[];
};

/** A span that the collector received. */
export type ReceivedSpan = {
  readonly traceId: string;
  readonly id: string;
  /** Name of the parent. Null: the span has none. */
  readonly parent: string | null;
  readonly name: string;
  readonly isError: boolean;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
};

/** Local collector that accepts OTLP/HTTP JSON. */
export type Collector = {
  readonly url: string;
  /** Bodies of all requests, as they arrived. */
  readonly payload: () => string;
  readonly requests: () => readonly {
    readonly path: string;
    readonly headers: NodeJS.Dict<string | string[]>;
  }[];
  readonly spans: () => readonly ReceivedSpan[];
  readonly close: () => void;
};

const spansOf = (bodies: readonly string[]): readonly ReceivedSpan[] => {
  const spans = bodies
    .map((body) => JSON.parse(body) as Wire)
    .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
    .flatMap((scope) => scope.spans);
  const names = new Map(spans.map(({ spanId, name }) => [spanId, name]));
  return spans.map(({ traceId, spanId, parentSpanId = '', name, status, attributes }) => ({
    traceId,
    id: spanId,
    parent: parentSpanId === '' ? null : (names.get(parentSpanId) ?? 'unknown'),
    name,
    isError: status.code === 2,
    attributes: Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
    ),
  }));
};

/** Starts a collector. `isSilent`: it never replies. */
export const aCollector = async ({ isSilent = false } = {}): Promise<Collector> => {
  const bodies: string[] = [];
  const requests: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      bodies.push(Buffer.concat(pieces).toString());
      requests.push({ path: request.url ?? '', headers: request.headers });
      if (!isSilent) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1/traces`,
    payload: () => bodies.join('\n'),
    requests: () => requests,
    spans: () => spansOf(bodies),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
