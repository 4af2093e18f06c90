import type { CreateFailure, OrderOrigin, TransactionRequest } from '../../domain/transaction';
import type { CallFailure } from '../call-failure';

/** Why no transaction came: the service's reason, and what became of the call. */
export type CreateProblem = { readonly reason: CreateFailure; readonly call: CallFailure };

/** An order that was sent and of which nobody knows whether it arrived. Its key makes sending it again harmless. */
export type Attempt = { readonly request: TransactionRequest };

/** Whether the order may exist although the call failed: then the same one must be sent again, not a new one. */
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
> & { readonly amount: string };

/** What makes two orders the same one to the visitor; a rate that was quoted anew does not make another. */
const essentialsOf = (request: TransactionRequest): Essentials => ({
  fromTicker: request.fromTicker,
  toTicker: request.toTicker,
  recipient: request.recipient,
  extraId: request.extraId,
  refundAddress: request.refundAddress,
  refundExtraId: request.refundExtraId,
  rateMode: request.rateMode,
  direction: request.direction,
  amount: request.direction === 'direct' ? request.fromAmount : (request.toAmount ?? ''),
});

const isSameOrder = (one: TransactionRequest, other: TransactionRequest): boolean =>
  JSON.stringify(essentialsOf(one)) === JSON.stringify(essentialsOf(other));

/** FNV-1a over two halves: enough to tell one's own last orders apart, and nothing can be read from it. */
const fnv = (text: string, seed: number): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** Two orders with the same mark are the same one to the visitor. Says nothing of what is in them. */
export const orderFingerprint = (request: TransactionRequest): string => {
  const text = JSON.stringify(essentialsOf(request));
  return [fnv(text, 0x811c9dc5), fnv(text, 0x9747b28c)].map((half) => half.toString(16)).join('-');
};

/** The last order that was made in this browser: under which key, what it was, and which transaction it became. */
export type DoneOrder = { readonly key: string; readonly mark: string; readonly transactionId: string };

/** What is known when an order is about to be sent. */
export type AttemptContext = {
  /** An order of unknown fate, by any tab. */
  readonly open: Attempt | null;
  readonly done: DoneOrder | null;
  /** One key for what is filled in now, in every tab that shows it: whichever sends it, it is one order. */
  readonly formKey: string;
  readonly freshKey: string;
  readonly origin: OrderOrigin;
};

export type AttemptDecision =
  /** This very form was ordered already, here or in another tab: there is the transaction. */
  | { readonly _tag: 'Made'; readonly transactionId: string }
  | { readonly _tag: 'Send'; readonly attempt: Attempt };

const isUsed = (key: string, { open, done }: AttemptContext, own: Attempt | null): boolean =>
  done?.key === key || open?.request.idempotencyKey === key || own?.request.idempotencyKey === key;

/**
 * What is done with a press: an open attempt at the same order goes out as it was, with its key; a form that was
 * ordered already is not ordered again; anything else is a new order. `own` is the open attempt of this tab.
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
