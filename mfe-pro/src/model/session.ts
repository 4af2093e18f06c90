import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Effect } from 'effector';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';
import { valueOf } from '@coinlane/shared-contracts/query';
import type { Session } from '../domain/session';

/** Creates the model of the sessions, including ending one or all of them. */
export const createSessionModel = () => {
  const opened = createEvent();
  const endEverywherePressed = createEvent();
  const dialogClosed = createEvent();

  const sessions = createQuery<undefined, readonly Session[]>();
  /** Input: session ID. Null: all sessions. */
  const ending = createMutation<string | null, string | null>({ resetBy: endEverywherePressed });
  /** Port: the shell deletes the tokens of this browser. */
  const forgetSessionFx: Effect<void, void> = createEffect();

  const $isConfirming = createStore(false, { serialize: 'ignore' })
    .on(endEverywherePressed, () => true)
    .reset(dialogClosed, ending.executeFx.doneData);
  /** ID of the session that is being ended. */
  const $endingId = createStore<string | null>(null, { serialize: 'ignore' })
    .on(ending.executeFx, (_, id) => id)
    .reset(ending.executeFx.finally);

  sample({ clock: opened, fn: () => undefined, target: sessions.start });
  sample({
    clock: ending.executeFx.doneData,
    source: sessions.$query,
    filter: (_, id) => id !== null,
    fn: (query, id) => (valueOf(query) ?? []).filter((session) => session.id !== id),
    target: sessions.replaced,
  });
  sample({
    clock: ending.executeFx.doneData,
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
