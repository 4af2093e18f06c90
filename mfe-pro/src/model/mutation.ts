import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Mutation } from '../domain/query';

/**
 * Creates the model of an action of the user, for example a payment. Ignores requests while one is pending. A failure
 * keeps its problem until the next attempt or until it is cleared.
 */
export const createMutationModel = <Params, Result>({
  clearedBy,
}: { readonly clearedBy?: Event<unknown> } = {}) => {
  const requested = createEvent<Params>();
  const cleared = createEvent();
  /** Port: the scope that mounts the remote binds a handler. */
  const mutateFx = createEffect<Params, Result, CallFailure>();

  const idle: Mutation<Result> = { _tag: 'Idle' };
  const $mutation = createStore<Mutation<Result>>(idle, { serialize: 'ignore' })
    .on(mutateFx, (): Mutation<Result> => ({ _tag: 'Pending' }))
    .on(mutateFx.done, (_, { result }): Mutation<Result> => ({ _tag: 'Done', result }))
    .on(mutateFx.fail, (_, { error }): Mutation<Result> => ({ _tag: 'Failed', problem: error }))
    .on(cleared, (mutation): Mutation<Result> => (mutation._tag === 'Pending' ? mutation : idle));

  sample({
    clock: requested,
    source: mutateFx.pending,
    filter: (isPending) => !isPending,
    fn: (_, params) => params,
    target: mutateFx,
  });
  if (clearedBy !== undefined) sample({ clock: clearedBy, fn: () => undefined, target: cleared });

  return { requested, cleared, mutateFx, done: mutateFx.doneData, $mutation, $isPending: mutateFx.pending };
};
