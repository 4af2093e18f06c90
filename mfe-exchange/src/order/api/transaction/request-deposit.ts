import { callEndpoint, depositRequestEndpoint, ErrorReply } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { lookUp } from '@coinlane/shared-contracts/values';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { DepositRequest, DepositRequestOutcome } from '../../domain/transaction';

/** Outcomes in which no request was sent. */
type Refusal = Exclude<DepositRequestOutcome['_tag'], 'Sent'>;

/** Outcomes by the service's error codes (api contract §3.13). */
const REFUSALS: Readonly<Partial<Record<string, Refusal>>> = {
  name_not_found: 'NameNotFound',
  request_already_sent: 'AlreadySent',
  name_service_unavailable: 'NameServiceDown',
};

const refusalOf = (error: ApiError): Refusal | undefined => {
  if (error._tag !== 'HttpError') return undefined;
  const reply = ErrorReply.decode(error.body);
  return E.isRight(reply) ? lookUp(REFUSALS, reply.right.error ?? '') : undefined;
};

/**
 * Requests a deposit from a named account (spec §7 "Public API v2"). Known refusals are outcomes. Fails with the
 * call's ApiError.
 */
export const requestDeposit =
  (http: HttpPort) =>
  (request: DepositRequest): TE.TaskEither<ApiError, DepositRequestOutcome> =>
    pipe(
      callEndpoint(http)(depositRequestEndpoint)(request),
      TE.map(({ success, expiresAt }): DepositRequestOutcome =>
        success ? { _tag: 'Sent', until: expiresAt } : { _tag: 'Declined' },
      ),
      TE.orElse((error) => {
        const _tag = refusalOf(error);
        return _tag === undefined ? TE.left(error) : TE.right<ApiError, DepositRequestOutcome>({ _tag });
      }),
    );
