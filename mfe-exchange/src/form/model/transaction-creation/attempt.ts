import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { CreateFailure, OrderOrigin, TransactionRequest } from '../../domain/transaction-creation';

/** Reason why no transaction was created, and the failure of the call. */
export type CreateProblem = { readonly reason: CreateFailure; readonly call: CallFailure };

/** A sent order with an unknown outcome. Its key makes a retry idempotent. */
export type Attempt = { readonly request: TransactionRequest };

/** Whether the order may exist although the call failed. If so, the retry must send the same order. */
export const isOutcomeUnknown = ({ reason, call }: CreateProblem): boolean => {
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
  | 'fromTicker'
  | 'toTicker'
  | 'recipient'
  | 'extraId'
  | 'refundAddress'
  | 'refundExtraId'
  | 'rateMode'
  | 'direction'
> & { readonly amount: string; readonly paymentKind: string | undefined };

/** Fields by which two orders are the same for the user. A new quote of the rate does not change them. */
const essentialsOf = (request: TransactionRequest): Essentials => ({
  fromTicker: request.fromTicker,
  toTicker: request.toTicker,
  recipient: request.recipient,
  extraId: request.extraId,
  refundAddress: request.refundAddress,
  refundExtraId: request.refundExtraId,
  rateMode: request.rateMode,
  // omitted without a choice, so that the fingerprint of other orders does not change
  paymentKind: request.paymentKind === '' ? undefined : request.paymentKind,
  direction: request.direction,
  amount: request.direction === 'direct' ? request.fromAmount : (request.toAmount ?? ''),
});

const isSameOrder = (one: TransactionRequest, other: TransactionRequest): boolean =>
  JSON.stringify(essentialsOf(one)) === JSON.stringify(essentialsOf(other));

/** FNV-1a over two halves: enough to distinguish the last orders of a browser, without revealing their content. */
const fnv = (text: string, seed: number): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** Fingerprint of an order. The same for orders that are the same for the user. Does not reveal their content. */
export const orderFingerprint = (request: TransactionRequest): string => {
  const text = JSON.stringify(essentialsOf(request));
  return [fnv(text, 0x811c9dc5), fnv(text, 0x9747b28c)].map((half) => half.toString(16)).join('-');
};

/** The last order created in this browser: its key, fingerprint and transaction. */
export type DoneOrder = { readonly key: string; readonly mark: string; readonly transactionId: string };

/** State of other tabs and earlier visits at the time of an order. */
export type AttemptContext = {
  /** An order with an unknown outcome, from any tab. */
  readonly open: Attempt | null;
  readonly done: DoneOrder | null;
  /** The current form's key, shared by all tabs that show it, so that it is ordered only once. */
  readonly formKey: string;
  readonly freshKey: string;
  readonly origin: OrderOrigin;
};

export type AttemptDecision =
  /** This form was already ordered, in this tab or another one. */
  | { readonly _tag: 'Made'; readonly transactionId: string }
  | { readonly _tag: 'Send'; readonly attempt: Attempt };

const isUsed = (key: string, { open, done }: AttemptContext, own: Attempt | null): boolean =>
  done?.key === key || open?.request.idempotencyKey === key || own?.request.idempotencyKey === key;

/**
 * Decides the effect of a press. If the same order has an open attempt, it is sent again with the same key. A form
 * that was already ordered is not ordered again. Anything else is a new order. `own` is the open attempt of this tab.
 */
export const decideAttempt = (
  request: TransactionRequest,
  own: Attempt | null,
  facts: AttemptContext,
): AttemptDecision => {
  const { done, open, formKey, freshKey, origin } = facts;
  if (done?.key === formKey && done.mark === orderFingerprint(request)) {
    return { _tag: 'Made', transactionId: done.transactionId };
  }
  const same = [own, open].find((attempt) => attempt !== null && isSameOrder(attempt.request, request));
  if (same !== undefined && same !== null) return { _tag: 'Send', attempt: same };
  const idempotencyKey = isUsed(formKey, facts, own) ? freshKey : formKey;
  return { _tag: 'Send', attempt: { request: { ...request, origin, idempotencyKey } } };
};
