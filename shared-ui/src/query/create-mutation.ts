import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Effect, Unit } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';
import type { Mutation } from '@coinlane/shared-contracts/query';

type Options<Params, Result> = {
  /** Unit that resets the mutation, except while it is pending. */
  readonly resetBy?: Unit<unknown>;
  /** Port of the mutation, if it is declared elsewhere. */
  readonly effect?: Effect<Params, Result, CallFailure>;
};

/**
 * Creates a mutation, for example a payment, in the vocabulary of farfetched (ADR 0037). Ignores a start while one is
 * pending. A failure keeps its problem until the next attempt or until it is reset.
 */
export const createMutation = <Params, Result>({ resetBy, effect }: Options<Params, Result> = {}) => {
  const start = createEvent<Params>();
  const reset = createEvent();
  /** Port: `app` binds a handler in the scope of the mount. */
  const executeFx = effect ?? createEffect<Params, Result, CallFailure>();

  const idle: Mutation<Result> = { _tag: 'Idle' };
  const $mutation = createStore<Mutation<Result>>(idle, { serialize: 'ignore' })
    .on(executeFx, (): Mutation<Result> => ({ _tag: 'Pending' }))
    .on(executeFx.done, (_, { result }): Mutation<Result> => ({ _tag: 'Done', result }))
    .on(executeFx.fail, (_, { error }): Mutation<Result> => ({ _tag: 'Failed', problem: error }))
    .on(reset, (mutation): Mutation<Result> => (mutation._tag === 'Pending' ? mutation : idle));

  sample({
    clock: start,
    source: executeFx.pending,
    filter: (isPending) => !isPending,
    fn: (_, params) => params,
    target: executeFx,
  });
  if (resetBy !== undefined) sample({ clock: resetBy, fn: () => undefined, target: reset });

  return {
    start,
    reset,
    executeFx,
    finished: { done: executeFx.done, fail: executeFx.fail },
    $mutation,
    $pending: executeFx.pending,
  };
};
