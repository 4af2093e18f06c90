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
  /** Below the service's base, with a leading slash; every parameter already URL-encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Default 10 000 ms (spec §9 "Timing"). */
  readonly timeoutMs?: number;
  /** A newer GET with the same key aborts the pending one; default: service and path, per remote. */
  readonly abortKey?: string;
  /** Makes a repeated create one order; sent as `idempotency-key`. */
  readonly idempotencyKey?: string;
  /** Spec §7 "Retry rule": where the linkId stands that is dropped when the server refuses it. */
  readonly linkIdIn?: 'query' | 'body';
  /** The path is one of this site itself, past the gateway (spec §7: the site-relative `POST /swap`). */
  readonly isOnSite?: boolean;
};

/** The shell implements it with axios, the server with fetch, a test with a plain function. */
export type HttpPort = (request: HttpRequest) => TE.TaskEither<ApiError, unknown>;

export type Endpoint<Input, Reply> = {
  readonly toRequest: (input: Input) => HttpRequest;
  readonly reply: t.Decoder<unknown, Reply>;
};

const decodeReply =
  <Reply>(codec: t.Decoder<unknown, Reply>) =>
  (raw: unknown): E.Either<ApiError, Reply> =>
    pipe(
      codec.decode(raw),
      E.mapLeft((errors) => decodeError(codec.name, decodeProblemsOf(errors))),
    );

/** Asks and decodes. Fails with the port's ApiError, or with a DecodeError naming the codec. */
export const callEndpoint =
  (http: HttpPort) =>
  <Input, Reply>({ toRequest, reply }: Endpoint<Input, Reply>) =>
  (input: Input): TE.TaskEither<ApiError, Reply> =>
    pipe(http(toRequest(input)), TE.chainEitherK(decodeReply(reply)));

/** Leaves the fp-ts world: an effect's handler fails with a typed ApiError. */
export const toPromise = <Failure, A>(task: TE.TaskEither<Failure, A>): Promise<A> =>
  task().then(
    E.match(
      (failed) => Promise.reject(failed),
      (value) => Promise.resolve(value),
    ),
  );
