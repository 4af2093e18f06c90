import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type * as t from 'io-ts';

import { decodeError, decodeProblemsOf } from '../errors/index.ts';
import type { ApiError } from '../errors/index.ts';
import type { Service } from './service.ts';

export type HttpRequest = {
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base URL of the service, with a leading slash. All parameters are URL-encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Default 10 000 ms (spec §9 "Timing"). */
  readonly timeoutMs?: number;
  /** A newer GET with the same key aborts the pending one. Default: service and path, separately for each remote. */
  readonly abortKey?: string;
  /** Key that makes a repeated create call idempotent. Sent as `idempotency-key`. */
  readonly idempotencyKey?: string;
  /** Spec §7 "Retry rule": place of the linkId, which is dropped if the server refuses it. */
  readonly linkIdIn?: 'query' | 'body';
  /** Whether the path is on this site, not behind the gateway (spec §7: the site-relative `POST /swap`). */
  readonly isOnSite?: boolean;
};

/** Sends a request. The shell uses axios, the server `fetch`, and tests a function. */
export type HttpPort = (request: HttpRequest) => TE.TaskEither<ApiError, unknown>;

export type Endpoint<Input, Reply> = {
  readonly toRequest: (input: Input) => HttpRequest;
  readonly reply: t.Decoder<unknown, Reply>;
};

/** Decodes the reply of an endpoint. Fails with a DecodeError that names the codec. */
export const decodeReply =
  <Reply>(codec: t.Decoder<unknown, Reply>) =>
  (raw: unknown): E.Either<ApiError, Reply> =>
    pipe(
      codec.decode(raw),
      E.mapLeft((errors) => decodeError(codec.name, decodeProblemsOf(errors))),
    );

/**
 * Sends the request of an endpoint and decodes the reply. Fails with the port's ApiError, or with a DecodeError that
 * names the codec.
 */
export const callEndpoint =
  (http: HttpPort) =>
  <Input, Reply>({ toRequest, reply }: Endpoint<Input, Reply>) =>
  (input: Input): TE.TaskEither<ApiError, Reply> =>
    pipe(http(toRequest(input)), TE.chainEitherK(decodeReply(reply)));

/** Converts a task to a promise, which rejects with the typed failure. */
export const toPromise = <Failure, A>(task: TE.TaskEither<Failure, A>): Promise<A> =>
  task().then(
    E.match(
      (failed) => Promise.reject(failed),
      (value) => Promise.resolve(value),
    ),
  );
