import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Effect } from 'effector';

import { valueOf } from '../domain/query';
import type { Session } from '../domain/session';
import { createQueryModel } from './query';
import { createMutationModel } from './mutation';

/** Creates the model of the sessions, and of ending one or all, including this one. */
export const createSessionModel = () => {
  const opened = createEvent();
  const endEverywherePressed = createEvent();
  const dialogClosed = createEvent();

  const sessions = createQueryModel<undefined, readonly Session[]>();
  /** By id; null: all. */
  const ending = createMutationModel<string | null, string | null>({ clearedBy: endEverywherePressed });
  /** Port: makes the shell forget the tokens of this browser. */
  const forgetSessionFx: Effect<void, void> = createEffect();

  const $isConfirming = createStore(false, { serialize: 'ignore' })
    .on(endEverywherePressed, () => true)
    .reset(dialogClosed, ending.done);
  /** ID of the session that is being ended. */
  const $endingId = createStore<string | null>(null, { serialize: 'ignore' })
    .on(ending.mutateFx, (_, id) => id)
    .reset(ending.mutateFx.finally);

  sample({ clock: opened, fn: () => undefined, target: sessions.requested });
  sample({
    clock: ending.done,
    source: sessions.$query,
    filter: (_, id) => id !== null,
    fn: (query, id) => (valueOf(query) ?? []).filter((session) => session.id !== id),
    target: sessions.replaced,
  });
  sample({
    clock: ending.done,
    filter: (id) => id === null,
    fn: () => undefined,
    target: forgetSessionFx,
  });

  return {
    opened,
    endEverywherePressed,
    dialogClosed,
    sessions,
    ending,
    forgetSessionFx,
    $isConfirming,
    $endingId,
  };
};

export const sessionModel = createSessionModel();
