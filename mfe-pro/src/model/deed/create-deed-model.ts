import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';

import type { Deed } from '../../domain/answer';
import type { Problem } from '../../domain/problem';

/**
 * Something that somebody does, for example with money: a second press while the first is on its way does nothing, and a
 * failure keeps its reason until the next attempt or until it is cleared.
 */
export const createDeedModel = <Params, Result>({
  clearedBy,
}: { readonly clearedBy?: Event<unknown> } = {}) => {
  const asked = createEvent<Params>();
  const cleared = createEvent();
  /** A port: the scope that mounts the remote binds a handler. */
  const doFx = createEffect<Params, Result, Problem>();

  const idle: Deed<Result> = { _tag: 'Idle' };
  const $deed = createStore<Deed<Result>>(idle, { serialize: 'ignore' })
    .on(doFx, (): Deed<Result> => ({ _tag: 'Pending' }))
    .on(doFx.done, (_, { result }): Deed<Result> => ({ _tag: 'Done', result }))
    .on(doFx.fail, (_, { error }): Deed<Result> => ({ _tag: 'Failed', problem: error }))
    .on(cleared, (deed): Deed<Result> => (deed._tag === 'Pending' ? deed : idle));

  sample({
    clock: asked,
    source: doFx.pending,
    filter: (isPending) => !isPending,
    fn: (_, params) => params,
    target: doFx,
  });
  if (clearedBy !== undefined) sample({ clock: clearedBy, fn: () => undefined, target: cleared });

  return { asked, cleared, doFx, done: doFx.doneData, $deed, $isPending: doFx.pending };
};
