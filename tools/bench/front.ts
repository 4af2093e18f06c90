import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

import type { Certificate } from './certificate.ts';

export type OwnFile = { readonly body: Buffer; readonly type: string };

/** Variant of a site to measure: its pages, unchanged or rewritten in transit, with additional files. */
export type Variant = {
  readonly rewrite: ((html: string) => string) | null;
  readonly files: ReadonlyMap<string, OwnFile>;
  /** Whether to remove the content security policy from pages, because it allows only files of the site. */
  readonly isPolicyLeftOut?: boolean;
};

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'content-encoding',
  'etag',
]);

const passable = (headers: IncomingMessage['headers']): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && !entry[0].startsWith(':') && !HOP_BY_HOP.has(entry[0]),
    ),
  );

const unpacked = (body: Buffer, encoding: string | undefined): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
};

const compressed = new Map<string, Buffer>();

/** Compresses files with brotli 11, like a CDN, and pages with quality 6, like the server. */
const packed = (body: Buffer, isPage: boolean): Buffer => {
  const key = isPage ? '' : body.toString('base64url');
  const known = compressed.get(key);
  if (known !== undefined && !isPage) return known;
  const made = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isPage ? 6 : 11 } });
  if (!isPage) compressed.set(key, made);
  return made;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

const sendOwn = (file: OwnFile, response: Http2ServerResponse): void => {
  const body = packed(file.body, false);
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': file.type.startsWith('text/html') ? 'no-cache' : IMMUTABLE,
  });
  response.end(body);
};

const bodyOf = (reply: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    reply.on('error', reject);
  });

const sendReply = async (
  variant: Variant,
  reply: IncomingMessage,
  response: Http2ServerResponse,
): Promise<void> => {
  const received = await bodyOf(reply);
  const encoding = reply.headers['content-encoding'];
  const isPage = reply.headers['content-type']?.startsWith('text/html') === true;
  const headers = passable(reply.headers);
  if (variant.isPolicyLeftOut === true) delete headers['content-security-policy'];
  const rewrite = isPage ? variant.rewrite : null;
  const body =
    rewrite === null ? received : packed(Buffer.from(rewrite(unpacked(received, encoding).toString())), true);
  const sent = rewrite === null ? encoding : 'br';
  response.writeHead(reply.statusCode ?? 502, {
    ...headers,
    ...(sent === undefined ? {} : { 'content-encoding': sent }),
    'content-length': body.length,
  });
  response.end(body);
};

const forward = (
  variant: Variant,
  target: URL,
  incoming: Http2ServerRequest,
  response: Http2ServerResponse,
): void => {
  const headers = { ...passable(incoming.headers), host: target.host, 'accept-encoding': 'br' };
  const outgoing = request(
    { host: target.hostname, port: target.port, method: incoming.method, path: incoming.url, headers },
    (reply) => {
      void sendReply(variant, reply, response);
    },
  );
  outgoing.on('error', () => {
    response.writeHead(502);
    response.end();
  });
  incoming.pipe(outgoing);
};

/** Serves the site over HTTP/2 with brotli, like a CDN, in one of its variants. */
export const startFront = (
  variant: Variant,
  target: URL,
  { key, cert }: Certificate,
): Promise<Http2SecureServer> => {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, response) => {
    const own = variant.files.get(incoming.url.split('?')[0] ?? '');
    if (own === undefined) forward(variant, target, incoming, response);
    else sendOwn(own, response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
};
