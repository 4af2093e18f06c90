import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  callEndpoint,
  createSwapEndpoint,
  createSwapOnSiteEndpoint,
  CreateSwapReply,
} from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { isCreatedOnSite, isPartnerKycError } from '../../domain/swap-form';
import type { CreateFailure, SwapRequest } from '../../domain/swap-form';

export type SwapAttempt = {
  readonly request: SwapRequest;
  readonly key: string;
  readonly keyAfterConflict: string | null;
};

const UNKNOWN: CreateFailure = { _tag: 'Unknown' };

const toFailure = ({ error, message }: CreateSwapReply): CreateFailure => {
  if (isPartnerKycError(error)) return { _tag: 'PartnerKyc' };
  return message === null ? UNKNOWN : { _tag: 'ServerSaid', message };
};

const readFailure = (failed: ApiError): CreateFailure =>
  failed._tag === 'HttpError'
    ? pipe(
        CreateSwapReply.decode(failed.body),
        E.match(() => UNKNOWN, toFailure),
      )
    : UNKNOWN;

/** The service knows the key with another body, so the deposit address of that swap was never shown. */
const isConflict = (failed: ApiError): boolean => failed._tag === 'HttpError' && failed.status === 409;

const toInput = (request: SwapRequest, key: string) => {
  const { pair, ...rest } = request;
  return {
    body: { from: pair.from.token, to: pair.to.token, fromBlockchain: pair.from.blockchain, ...rest },
    idempotencyKey: key,
  };
};

const send =
  (http: HttpPort, request: SwapRequest) =>
  (key: string): TE.TaskEither<ApiError, CreateSwapReply> =>
    callEndpoint(http)(isCreatedOnSite(request.pair) ? createSwapOnSiteEndpoint : createSwapEndpoint)(
      toInput(request, key),
    );

/** Creates a swap and resolves to its ID. Fails with the reason (spec §8 "Token swap"), also for a refusal with HTTP 200. */
export const createSwap =
  (http: HttpPort) =>
  ({ request, key, keyAfterConflict }: SwapAttempt): TE.TaskEither<CreateFailure, string> =>
    pipe(
      send(http, request)(key),
      TE.orElse((failed) =>
        keyAfterConflict !== null && isConflict(failed)
          ? send(http, request)(keyAfterConflict)
          : TE.left(failed),
      ),
      TE.mapLeft(readFailure),
      TE.chainEitherK((reply) => (reply.id === null ? E.left(toFailure(reply)) : E.right(reply.id))),
    );
