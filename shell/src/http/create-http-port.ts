import type { AxiosStatic } from 'axios';
import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';

import { readBody } from '@coinlane/shared-contracts/api';
import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError, NOT_SENT } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { requestHeaders } from './request-headers';
import type { CallContext } from './request-headers';
import { newCsrfToken, withoutLinkId } from './retry.rule';
import { toApiError } from './to-api-error';

/** Spec §9 "Timing". */
const DEFAULT_TIMEOUT_MS = 10_000;

export type HttpOptions = CallContext & {
  /** URL of the gateway: `/gateway`, or absolute in tests. */
  readonly baseUrl: string;
  /** Loads axios with the first call. If loading fails, only that call fails, as a network error. */
  readonly loadAxios: () => Promise<AxiosStatic>;
  /** False if the browser is offline. Calls then fail without a request. */
  readonly isOnline: () => boolean;
  /** On a third-party page. Sends no data that could identify the visitor. */
  readonly isForeign?: boolean;
  /** Receives the new token from a refusal, for a page without a cookie. */
  readonly onCsrfToken?: (token: string) => void;
  /** Receives the server time of each reply, in epoch ms, rounded to the second. */
  readonly onServerDate: (serverMs: number) => void;
};

type Answer = E.Either<ApiError, unknown>;

const readServerDate = (header: unknown, hear: (serverMs: number) => void): void => {
  const at = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(at)) hear(at);
};

/** URL behind the gateway, or on the site (spec §7: the site-relative `POST /swap`). */
const addressOf = ({ baseUrl }: HttpOptions, { service, path, isOnSite = false }: HttpRequest): string =>
  isOnSite ? `${baseUrl.replace(/\/gateway$/, '')}${path}` : `${baseUrl}/${service}${path}`;

const sendWith = async (
  axios: AxiosStatic,
  options: HttpOptions,
  request: HttpRequest,
  signal: AbortSignal | null,
  hasCredentials: boolean,
): Promise<Answer> => {
  const timeout = request.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  try {
    const reply = await axios.request<unknown>({
      method: request.method,
      url: addressOf(options, request),
      params: request.query,
      data: request.body,
      timeout,
      withCredentials: hasCredentials && options.isForeign !== true,
      headers: requestHeaders(request, options, hasCredentials),
      responseType: 'text',
      transformResponse: (text: unknown) => text,
      ...(signal === null ? {} : { signal }),
    });
    readServerDate(reply.headers['date'], options.onServerDate);
    return E.right(readBody(reply.data, reply.headers['content-type']));
  } catch (thrown) {
    return E.left(toApiError(axios, timeout, thrown));
  }
};

const send = async (
  options: HttpOptions,
  request: HttpRequest,
  signal: AbortSignal | null,
  hasCredentials: boolean,
): Promise<Answer> => {
  if (!options.isOnline()) return E.left(networkError(NOT_SENT));
  try {
    return await sendWith(await options.loadAxios(), options, request, signal, hasCredentials);
  } catch (thrown) {
    return E.left(networkError(String(thrown)));
  }
};

/** Sends again if the CSRF token had expired: the refusal contains a new one, and no service received the request. */
const sendWithCsrf = async (
  options: HttpOptions,
  request: HttpRequest,
  signal: AbortSignal | null,
): Promise<Answer> => {
  const answer = await send(options, request, signal, true);
  const token = E.isLeft(answer) ? newCsrfToken(answer.left) : null;
  if (token === null) return answer;
  options.onCsrfToken?.(token);
  return send(options, request, signal, true);
};

const sendWithRetry = async (
  options: HttpOptions,
  request: HttpRequest,
  signal: AbortSignal | null,
): Promise<Answer> => {
  const answer = await sendWithCsrf(options, request, signal);
  if (E.isRight(answer)) return answer;
  const retried = withoutLinkId(request, answer.left);
  return retried === null ? answer : send(options, retried, signal, false);
};

/** Aborts a pending GET with the same key (spec §7). Never aborts changes. */
const createAborts = () => {
  const pending = new Map<string, AbortController>();
  return {
    take: (request: HttpRequest): AbortSignal | null => {
      if (request.method !== 'GET') return null;
      const key = request.abortKey ?? `${request.service}${request.path}`;
      pending.get(key)?.abort();
      const controller = new AbortController();
      pending.set(key, controller);
      return controller.signal;
    },
    drop: (signal: AbortSignal | null): void => {
      for (const [key, controller] of pending) if (controller.signal === signal) pending.delete(key);
    },
  };
};

/**
 * Creates the port of one caller: a remote or the shell. Callers never abort each other's requests. Fails with an
 * ApiError, never throws. Retries in two cases only: an expired CSRF token, and the retry rule of spec §7.
 */
export const createHttpPort = (options: HttpOptions): HttpPort => {
  const aborts = createAborts();
  return (request): TE.TaskEither<ApiError, unknown> =>
    async () => {
      const signal = aborts.take(request);
      try {
        return await sendWithRetry(options, request, signal);
      } finally {
        aborts.drop(signal);
      }
    };
};
