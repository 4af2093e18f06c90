import type { CreateFailure, TransactionRequest } from '../../domain/transaction';
import type { CallFailure } from '../call-failure';

/** Why no transaction came: the service's reason, and what became of the call. */
export type CreateProblem = { readonly reason: CreateFailure; readonly call: CallFailure };

/** An order that was sent and of which nobody knows whether it arrived. Its key makes sending it again harmless. */
export type Attempt = { readonly request: TransactionRequest };

/** Whether the order may exist although the call failed: then the same one must be sent again, not a new one. */
export const mayExist = ({ reason, call }: CreateProblem): boolean => {
  if (reason._tag === 'OutcomeUnknown') return true;
  return (
    call._tag === 'Broken' ||
    call._tag === 'Unreadable' ||
    call._tag === 'Conflict' ||
    call._tag === 'Overtaken'
  );
};

type Essentials = Pick<
  TransactionRequest,
  'fromTicker' | 'toTicker' | 'recipient' | 'extraId' | 'refundAddress' | 'rateMode' | 'direction'
> & { readonly amount: string };

/** What makes two orders the same one to the visitor; a rate that was quoted anew does not make another. */
const essentialsOf = (request: TransactionRequest): Essentials => ({
  fromTicker: request.fromTicker,
  toTicker: request.toTicker,
  recipient: request.recipient,
  extraId: request.extraId,
  refundAddress: request.refundAddress,
  rateMode: request.rateMode,
  direction: request.direction,
  amount: request.direction === 'direct' ? request.fromAmount : (request.toAmount ?? ''),
});

const isSameOrder = (one: TransactionRequest, other: TransactionRequest): boolean =>
  JSON.stringify(essentialsOf(one)) === JSON.stringify(essentialsOf(other));

/** What is sent: an open attempt at the same order as it was, with its key; else a new one with a fresh key. */
export const toAttempt = (request: TransactionRequest, open: Attempt | null, freshKey: string): Attempt =>
  open !== null && isSameOrder(open.request, request)
    ? open
    : { request: { ...request, idempotencyKey: freshKey } };
