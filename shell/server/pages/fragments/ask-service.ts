import { isJsonType, readErrorReply } from '@coinlane/shared-contracts/api';
import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { quoteLongNumbers } from '@coinlane/shared-contracts/codecs';
import { decodeError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { isPartnerCall } from '../../calls/gateway/index.ts';
import { withServiceKey } from '../../calls/upstreams.ts';
import { untraced } from '../../calls/trace-call.ts';
import type { CallSettings, ServiceReply } from './render-job.ts';

/** Spec §9 "Timing". */
const DEFAULT_TIMEOUT_MS = 10_000;
const NOT_MODIFIED = 304;

/** Reply with an error. */
export const failedReply = (error: ApiError): ServiceReply => ({ kind: 'error', error });

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

/**
 * Strong ETag of a response, or null. Weak ETags are ignored, because replies with equal meaning share them, for
 * example in two languages.
 */
const tagOf = (response: Response): string | null => {
  const tag = response.headers.get('etag');
  return tag?.startsWith('"') === true ? tag : null;
};

const errorReply = ({ status, headers }: Response, text: string): ServiceReply =>
  failedReply(
    readErrorReply(
      {
        status,
        text,
        contentType: headers.get('content-type'),
        retryAfter: headers.get('retry-after'),
      },
      Date.now(),
    ),
  );

/** Error for invalid JSON in a reply with a JSON content type. */
export const notJson = (): ApiError => decodeError('JSON', ['the reply is not JSON']);

/** Decoded path below the folder of a service. Null if invalid. */
const pathIn = (folder: string, { pathname }: URL): string | null => {
  try {
    return decodeURIComponent(pathname.slice(folder.length));
  } catch {
    return null;
  }
};

/**
 * URL of a call. Null if it would leave the service (`@host`, `..` and similar), or list the orders of all visitors.
 */
const urlOf = (request: HttpRequest, baseUrl: string, key: string | null): URL | null => {
  if (!URL.canParse(baseUrl)) return null;
  const base = new URL(baseUrl);
  const folder = base.pathname.replace(/\/$/, '');
  const path = withServiceKey(request.service, `${request.path}${queryOf(request)}`, key);
  if (!path.startsWith('/') || !URL.canParse(`${base.origin}${folder}${path}`)) return null;
  const url = new URL(`${base.origin}${folder}${path}`);
  const own = pathIn(folder, url);
  if (own === null || isPartnerCall(request.method, request.service, own)) return null;
  return url.origin === base.origin && url.pathname.startsWith(`${folder}/`) ? url : null;
};

type Asking = {
  readonly dropped: AbortSignal;
  readonly knownTag: string | null;
  readonly noteStatus: (status: number) => void;
};

const ask = async (
  url: URL,
  request: HttpRequest,
  settings: CallSettings,
  { dropped, knownTag, noteStatus }: Asking,
): Promise<ServiceReply> => {
  const timedOut = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const response = await fetch(url, {
    method: request.method,
    headers: {
      ...headersOf(request, settings),
      ...(knownTag === null ? {} : { 'if-none-match': knownTag }),
    },
    signal: AbortSignal.any([dropped, timedOut]),
    // the target of a redirect would receive the API key
    redirect: 'manual',
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
  noteStatus(response.status);
  const text = await response.text();
  if (response.status === NOT_MODIFIED && knownTag !== null) return { kind: 'unchanged' };
  if (!response.ok) return errorReply(response, text);
  return isJsonType(response.headers.get('content-type'))
    ? { kind: 'json', text: quoteLongNumbers(text), tag: tagOf(response) }
    : { kind: 'text', text };
};

/**
 * Calls a service with the API key of the site and the headers of the page. `knownTag`: the caller already has the
 * reply with this tag and accepts "unchanged". Never rejects.
 */
export const askService = async (
  request: HttpRequest,
  settings: CallSettings,
  { dropped, knownTag }: { readonly dropped: AbortSignal; readonly knownTag: string | null },
): Promise<ServiceReply> => {
  const upstream = settings.upstreams[request.service];
  if (upstream === undefined) return failedReply(networkError(`${request.service} is not configured`));
  const url = urlOf(request, upstream.baseUrl, upstream.key);
  if (url === null) return failedReply(networkError(`${request.path} is not a path of ${request.service}`));
  try {
    const { trace = untraced, headers } = settings;
    return await trace({ upstream: request.service, method: request.method }, (ofTrace, noteStatus) =>
      ask(
        url,
        request,
        { ...settings, headers: { ...headers, ...ofTrace } },
        { dropped, noteStatus, knownTag: request.method === 'GET' ? knownTag : null },
      ),
    );
  } catch (error) {
    return failedReply(failureOf(error, request.timeoutMs ?? DEFAULT_TIMEOUT_MS));
  }
};
