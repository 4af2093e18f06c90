import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Effect, Event, EventCallable, Store } from 'effector';

import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { ApiError, CallFailure } from '@coinlane/shared-contracts/errors';

import type { Transaction, TransactionActions } from '../../domain/transaction';

export type RefundOrder = {
  readonly transactionId: string;
  readonly address: string;
  readonly extraId: string;
};

/** State of the user's decision about a stuck transaction. */
export type ActionState =
  | { readonly _tag: 'Undecided' }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Accepted'; readonly what: 'refund' | 'continue' }
  | { readonly _tag: 'Declined' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure };

type OrderActionState = { readonly id: string; readonly state: ActionState };

type Options = {
  /** Order on the page. A change resets the state. */
  readonly $id: Store<string | null>;
  readonly $transaction: Store<Transaction | null>;
  readonly $ownIds: Store<readonly string[]>;
  /** A decision was made, so the transaction is refreshed at once. */
  readonly refreshRequested: EventCallable<void>;
  readonly fetchActionsFx?: Effect<string, TransactionActions, ApiError>;
  readonly requestRefundFx?: Effect<RefundOrder, boolean, ApiError>;
  readonly requestContinueFx?: Effect<string, boolean, ApiError>;
};

type Decision<Params> = {
  readonly $id: Store<string | null>;
  readonly what: 'refund' | 'continue';
  readonly fx: Effect<Params, boolean, ApiError>;
  readonly idOf: (params: Params) => string;
};

/** State of one decision. Ignores replies about any other order than the shown one. */
const followDecision = <Params>({ $id, what, fx, idOf }: Decision<Params>): Event<ActionState> => {
  const began = fx.map((params): OrderActionState => ({ id: idOf(params), state: { _tag: 'Sending' } }));
  const answered = fx.done.map(({ params, result }): OrderActionState => ({
    id: idOf(params),
    state: result ? { _tag: 'Accepted', what } : { _tag: 'Declined' },
  }));
  const failed = fx.fail.map(({ params, error }): OrderActionState => ({
    id: idOf(params),
    state: { _tag: 'Failed', failure: toCallFailure(error) },
  }));
  return sample({
    clock: merge([began, answered, failed]),
    source: $id,
    filter: (shown, { id }) => shown === id,
    fn: (_, { state }) => state,
  });
};

/** Actions of the shown transaction. Ignores replies about a previous one. */
const followActions = (
  $actionsOrderId: Store<string | null>,
  fetchActionsFx: Effect<string, TransactionActions, ApiError>,
): Store<TransactionActions | null> => {
  const answered = sample({
    clock: fetchActionsFx.done,
    source: $actionsOrderId,
    filter: (shown, { params }) => shown === params,
    fn: (_, { result }) => result,
  });
  return createStore<TransactionActions | null>(null, { serialize: 'ignore' })
    .on(answered, (_, actions) => actions)
    .reset($actionsOrderId);
};

/**
 * Actions for a stuck transaction. Fetched only if the service offers some, and this browser created the transaction.
 */
export const createTransactionActionsModel = ({
  $id,
  $transaction,
  $ownIds,
  refreshRequested,
  fetchActionsFx = createEffect<string, TransactionActions, ApiError>(),
  requestRefundFx = createEffect<RefundOrder, boolean, ApiError>(),
  requestContinueFx = createEffect<string, boolean, ApiError>(),
}: Options) => {
  const refundPressed = createEvent<RefundOrder>();
  const continuePressed = createEvent<string>();

  const $isOwn = combine(
    $transaction,
    $ownIds,
    (transaction, ids) => transaction !== null && ids.includes(transaction.transactionId),
  );
  const $actionsOrderId = combine($transaction, $isOwn, (transaction, isOwn) =>
    isOwn && transaction?.areActionsAvailable === true ? transaction.transactionId : null,
  );
  const actionsRequested: Event<string> = $actionsOrderId.updates.filterMap((id) => id ?? undefined);
  sample({ clock: actionsRequested, target: fetchActionsFx });
  const $isSending = combine([requestRefundFx.pending, requestContinueFx.pending], (pending) =>
    pending.includes(true),
  );
  const once = { source: $isSending, filter: (isSending: boolean) => !isSending };
  sample({ clock: refundPressed, ...once, fn: (_, order) => order, target: requestRefundFx });
  sample({ clock: continuePressed, ...once, fn: (_, id) => id, target: requestContinueFx });
  sample({
    clock: [requestRefundFx.done, requestContinueFx.done],
    fn: () => undefined,
    target: refreshRequested,
  });

  const $actions = followActions($actionsOrderId, fetchActionsFx);
  const refundFollowed = followDecision({
    $id,
    what: 'refund',
    fx: requestRefundFx,
    idOf: ({ transactionId }) => transactionId,
  });
  const continueFollowed = followDecision({ $id, what: 'continue', fx: requestContinueFx, idOf: (id) => id });
  const $state = createStore<ActionState>({ _tag: 'Undecided' }, { serialize: 'ignore' })
    .on([refundFollowed, continueFollowed], (_, state) => state)
    .reset($id);

  return {
    refundPressed,
    continuePressed,
    fetchActionsFx,
    requestRefundFx,
    requestContinueFx,
    $isOwn,
    $actions,
    $state,
  };
};
