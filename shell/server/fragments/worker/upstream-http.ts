import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { parseJson } from '@coinlane/shared-contracts/codecs';
import { decodeError, httpError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { withServiceKey } from '../../upstreams/index.ts';
import type { CallSettings } from '../render-job.ts';
import { createKeptReplies } from './kept-replies.ts';
import type { KeptReply } from './kept-replies.ts';

/** Spec §9 "Timing". */
const DEFAULT_TIMEOUT_MS = 10_000;
const SECOND_MS = 1000;

const queryOf = ({ query = {} }: HttpRequest): string => {
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? '' : `?${parameters}`;
};

const headersOf = (request: HttpRequest, settings: CallSettings): Record<string, string> => {
  const key = settings.upstreams[request.service]?.key ?? null;
  return {
    accept: 'application/json',
    ...settings.headers,
    ...(key === null ? {} : { 'x-api-key': key }),
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
  };
};

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

const failureOf = (error: unknown, timeoutMs: number): ApiError =>
  isTimeout(error)
    ? timeoutError(timeoutMs)
    : networkError(error instanceof Error ? error.message : String(error));

const retryAfterMs = (response: Response): number | null => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * SECOND_MS : null;
};

const notJson = (): ApiError => decodeError('JSON', ['the reply is not JSON']);

const replies = createKeptReplies();
const NOT_MODIFIED = 304;

/** A weak tag stands for replies that only mean the same, such as that of another language: it is not asked by. */
const tagOf = (response: Response): string | null => {
  const tag = response.headers.get('etag');
  return tag?.startsWith('"') === true ? tag : null;
};

const parsed = (url: string, response: Response, text: string): E.Either<ApiError, unknown> => {
  if (response.headers.get('content-type')?.includes('json') !== true) return E.right(text);
  if (!response.ok) return E.tryCatch(() => parseJson(text), notJson);
  return E.tryCatch(() => replies.read(url, text, tagOf(response)), notJson);
};

const askedBy = (known: KeptReply | null): Record<string, string> =>
  known?.tag == null ? {} : { 'if-none-match': known.tag };

const toReply = (url: string, response: Response, text: string): E.Either<ApiError, unknown> => {
  const body = parsed(url, response, text);
  if (response.ok) return body;
  return E.left(httpError(response.status, E.isRight(body) ? body.right : text, retryAfterMs(response)));
};

const ask = async (url: string, request: HttpRequest, settings: CallSettings, dropped: AbortSignal) => {
  const timedOut = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const known = request.method === 'GET' ? replies.find(url) : null;
  const response = await fetch(url, {
    method: request.method,
    headers: { ...headersOf(request, settings), ...askedBy(known) },
    signal: AbortSignal.any([dropped, timedOut]),
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
  const text = await response.text();
  return response.status === NOT_MODIFIED && known !== null
    ? E.right(known.value)
    : toReply(url, response, text);
};

/** The http port of a fragment: straight to the services, with the key the browser never sees. */
export const createUpstreamHttp =
  (settings: CallSettings, dropped: AbortSignal): HttpPort =>
  (request) => {
    const upstream = settings.upstreams[request.service];
    if (upstream === undefined) return TE.left(networkError(`${request.service} is not configured`));
    const path = withServiceKey(request.service, `${request.path}${queryOf(request)}`, upstream.key);
    return pipe(
      TE.tryCatch(
        () => ask(`${upstream.baseUrl}${path}`, request, settings, dropped),
        (error) => failureOf(error, request.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      ),
      TE.chainEitherK((reply) => reply),
    );
  };
