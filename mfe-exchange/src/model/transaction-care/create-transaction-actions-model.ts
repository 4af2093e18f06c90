import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Effect, Event, EventCallable, Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { Transaction, TransactionActions } from '../../domain/transaction';
import { toCallFailure } from '../call-failure';
import type { CallFailure } from '../call-failure';

export type RefundOrder = {
  readonly transactionId: string;
  readonly address: string;
  readonly extraId: string;
};

/** What became of the visitor's decision about a stuck transaction. */
export type ActionState =
  | { readonly _tag: 'Undecided' }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Accepted'; readonly what: 'refund' | 'continue' }
  | { readonly _tag: 'Declined' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure };

type Options = {
  readonly $transaction: Store<Transaction | null>;
  readonly $ownIds: Store<readonly string[]>;
  /** Something was decided: the transaction is to be asked for at once. */
  readonly refreshWanted: EventCallable<void>;
  /** The page can ask now; what is on it may be older than the ports. */
  readonly ready?: Event<unknown>;
  readonly fetchActionsFx?: Effect<string, TransactionActions, ApiError>;
  readonly requestRefundFx?: Effect<RefundOrder, boolean, ApiError>;
  readonly requestContinueFx?: Effect<string, boolean, ApiError>;
};

/** The choices for a stuck transaction; asked for only where the service has some and this browser made it. */
export const createTransactionActionsModel = ({
  $transaction,
  $ownIds,
  refreshWanted,
  ready = createEvent(),
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
  const $askable = combine($transaction, $isOwn, (transaction, isOwn) =>
    isOwn && transaction?.areActionsAvailable === true ? transaction.transactionId : null,
  );
  const asked = sample({ clock: [$askable.updates, ready], source: $askable });
  const askable: Event<string> = asked.filterMap((id) => id ?? undefined);
  sample({ clock: askable, target: fetchActionsFx });
  sample({ clock: refundPressed, target: requestRefundFx });
  sample({ clock: continuePressed, target: requestContinueFx });
  sample({
    clock: [requestRefundFx.done, requestContinueFx.done],
    fn: () => undefined,
    target: refreshWanted,
  });

  const outcome =
    (what: 'refund' | 'continue') =>
    (_: ActionState, isAccepted: boolean): ActionState =>
      isAccepted ? { _tag: 'Accepted', what } : { _tag: 'Declined' };
  const $actions = createStore<TransactionActions | null>(null, { serialize: 'ignore' })
    .on(fetchActionsFx.doneData, (_, actions) => actions)
    .reset($askable);
  const $state = createStore<ActionState>({ _tag: 'Undecided' }, { serialize: 'ignore' })
    .on([requestRefundFx, requestContinueFx], (): ActionState => ({ _tag: 'Sending' }))
    .on(requestRefundFx.doneData, outcome('refund'))
    .on(requestContinueFx.doneData, outcome('continue'))
    .on([requestRefundFx.failData, requestContinueFx.failData], (_, error): ActionState => ({
      _tag: 'Failed',
      failure: toCallFailure(error),
    }));

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
