import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Notices } from '../domain/notification';

/**
 * Creates the model of the notification matrix. Each setting is saved separately and shows its new state at once.
 * If saving fails, it shows the old state again.
 */
export const createNotificationModel = () => {
  const opened = createEvent<Notices>();
  const switched = createEvent<{ readonly key: string; readonly isOn: boolean }>();
  /** Port: returns all settings after the change. */
  const saveFx = createEffect<Notices, Notices, CallFailure>();

  const $kept = createStore<Notices>({}, { serialize: 'ignore' })
    .on(opened, (_, notices) => notices)
    .on(saveFx.done, (kept, { params }) => ({ ...kept, ...params }));
  const $saving = createStore<Notices>({}, { serialize: 'ignore' })
    .on(saveFx, (saving, change) => ({ ...saving, ...change }))
    .on(saveFx.finally, (saving, { params }) =>
      Object.fromEntries(Object.entries(saving).filter(([key]) => !(key in params))),
    );
  const $problem = createStore<CallFailure | null>(null, { serialize: 'ignore' })
    .on(saveFx.failData, (_, problem) => problem)
    .reset(switched);
  const $isSaved = createStore(false, { serialize: 'ignore' })
    .on(saveFx.done, () => true)
    .reset(switched);

  sample({
    clock: switched,
    source: $saving,
    filter: (saving, { key }) => !(key in saving),
    fn: (_, { key, isOn }): Notices => ({ [key]: isOn }),
    target: saveFx,
  });

  return {
    opened,
    switched,
    saveFx,
    $problem,
    $isSaved,
    $notices: combine($kept, $saving, (kept, saving): Notices => ({ ...kept, ...saving })),
  };
};

export const notificationModel = createNotificationModel();
