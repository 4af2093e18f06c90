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
import { NOT_SENT } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { isCreatedOnSite, isPartnerKycError } from '../../domain/swap-form';
import type { CreateFailure, SwapRequest } from '../../domain/swap-form';

export type SwapAttempt = { readonly request: SwapRequest; readonly key: string };

const UNKNOWN: CreateFailure = { _tag: 'Unknown' };
const OUTCOME_UNKNOWN: CreateFailure = { _tag: 'OutcomeUnknown' };

const toFailure = ({ error, message }: CreateSwapReply): CreateFailure => {
  // our own gateway received no reply from the service: its message is for developers
  if (error?.startsWith('upstream_') === true) return OUTCOME_UNKNOWN;
  if (isPartnerKycError(error)) return { _tag: 'PartnerKyc' };
  return message === null ? UNKNOWN : { _tag: 'ServerSaid', message };
};

/** Whether a refusal without a readable reason comes from a proxy, which may have lost the reply. */
const isOfProxy = (status: number): boolean => status > 500;

const readFailure = (failed: ApiError): CreateFailure => {
  if (failed._tag === 'HttpError')
    return pipe(
      CreateSwapReply.decode(failed.body),
      E.match(() => (isOfProxy(failed.status) ? OUTCOME_UNKNOWN : UNKNOWN), toFailure),
    );
  return failed._tag === 'NetworkError' && failed.reason === NOT_SENT ? UNKNOWN : OUTCOME_UNKNOWN;
};

const toInput = ({ request, key }: SwapAttempt) => {
  const { pair, ...rest } = request;
  return {
    body: { from: pair.from.token, to: pair.to.token, fromBlockchain: pair.from.blockchain, ...rest },
    idempotencyKey: key,
  };
};

/**
 * Creates a swap and resolves to its ID. Fails with the reason (spec §8 "Token swap"), even for a refusal with
 * HTTP 200.
 */
export const createSwap =
  (http: HttpPort) =>
  (attempt: SwapAttempt): TE.TaskEither<CreateFailure, string> =>
    pipe(
      toInput(attempt),
      callEndpoint(http)(
        isCreatedOnSite(attempt.request.pair) ? createSwapOnSiteEndpoint : createSwapEndpoint,
      ),
      TE.mapLeft(readFailure),
      TE.chainEitherK((reply) => (reply.id === null ? E.left(toFailure(reply)) : E.right(reply.id))),
    );
