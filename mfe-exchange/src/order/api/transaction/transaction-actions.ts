import {
  actionsEndpoint,
  callEndpoint,
  continueEndpoint,
  refundAddressEndpoint,
  refundEndpoint,
} from '@coinlane/shared-contracts/api';
import type { ActionsReply, HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { ContinueOutcome, RefundRequest, TransactionActions } from '../../domain/transaction';

const refundOf = ({ refund }: ActionsReply): TransactionActions['refund'] =>
  refund?.available === true
    ? {
        amount: refund.amount,
        displayTicker: refund.currency?.toLowerCase() ?? null,
        address: refund.address?.address ?? null,
        extraId: refund.address?.extraId ?? null,
        otherAddresses: refund.additionalAddressList,
      }
    : null;

/** Finds the control token of an order by its ID. Undefined: this browser has none. */
export type ControlTokenOf = (transactionId: string) => string | undefined;

const toActions = (reply: ActionsReply, canDecide: boolean): TransactionActions => ({
  refund: canDecide ? refundOf(reply) : null,
  continuation:
    canDecide && reply.continue?.available === true
      ? { currentEstimate: reply.continue.currentEstimate }
      : null,
  decideUntil: reply.validUntil,
});

/**
 * Fetches the actions available for a stuck exchange. Empty if they need a token that this browser does not have.
 * Fails with the call's ApiError.
 */
export const fetchTransactionActions =
  (http: HttpPort, controlTokenOf: ControlTokenOf) =>
  (transactionId: string): TE.TaskEither<ApiError, TransactionActions> =>
    pipe(
      callEndpoint(http)(actionsEndpoint)(transactionId),
      TE.map((reply) =>
        toActions(reply, !reply.needsControlToken || controlTokenOf(transactionId) !== undefined),
      ),
    );

/** Requests a refund of the deposit. Returns true if the service accepted it. Fails with the call's ApiError. */
export const requestRefund =
  (http: HttpPort, controlTokenOf: ControlTokenOf) =>
  ({ transactionId, address, extraId }: RefundRequest): TE.TaskEither<ApiError, boolean> =>
    pipe(
      callEndpoint(http)(refundEndpoint)({
        id: transactionId,
        address,
        extraId: extraId === '' ? null : extraId,
        controlToken: controlTokenOf(transactionId),
      }),
      TE.map(({ result }) => result),
    );

/** Sets the refund address. Returns true if the service accepted it. Fails with the call's ApiError. */
export const setRefundAddress =
  (http: HttpPort) =>
  ({ transactionId, address, extraId }: RefundRequest): TE.TaskEither<ApiError, boolean> =>
    pipe(
      callEndpoint(http)(refundAddressEndpoint)({
        id: transactionId,
        address,
        extraId: extraId === '' ? null : extraId,
      }),
      TE.map(({ result }) => result),
    );

/** Requests to continue at the current rate. Fails with the call's ApiError. */
export const requestContinue =
  (http: HttpPort, controlTokenOf: ControlTokenOf) =>
  (transactionId: string): TE.TaskEither<ApiError, ContinueOutcome> =>
    pipe(
      callEndpoint(http)(continueEndpoint)({
        id: transactionId,
        controlToken: controlTokenOf(transactionId),
      }),
      TE.map(({ result }) => ({
        isAccepted: result.result,
        estimatedAmount: result.data?.estimate?.amount ?? null,
      })),
    );
