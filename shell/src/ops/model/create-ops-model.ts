import { createEvent, sample } from 'effector';

import type { OpsFailure } from '../domain/failure';
import { isOperator } from '../domain/holder.rule';
import { createChangeModel } from './create-change-model';
import { createHistoryModel } from './create-history-model';
import { createLiveModel } from './create-live-model';
import { createProvidersModel } from './create-providers-model';
import { createSessionModel } from './create-session-model';

const isNotSignedIn = ({ _tag }: OpsFailure): boolean => _tag === 'NotSignedIn';

/** Operators' page: session, live composition, history, and the change being prepared. */
const createOpsModel = () => {
  const opened = createEvent();
  const left = createEvent();
  /** Every second, with the time in epoch ms. */
  const ticked = createEvent<number>();
  const session = createSessionModel({ ticked });
  const live = createLiveModel({ ticked });
  const history = createHistoryModel();
  const providers = createProvidersModel({ ticked });
  const change = createChangeModel({ $status: live.$status });

  sample({ clock: opened, target: session.asked });
  sample({
    clock: [
      live.fetchStatusFx.failData,
      live.fetchHealthFx.failData,
      history.fetchHistoryFx.failData,
      change.checkFx.failData,
      change.sendFx.failData,
      providers.fetchProvidersFx.failData,
      providers.switchProviderFx.failData,
    ],
    filter: isNotSignedIn,
    target: session.expelled,
  });

  const signedIn = sample({ clock: session.$holder, filter: (holder) => holder !== null });
  const signedOut = sample({
    clock: session.$session,
    filter: ({ _tag }) => _tag === 'SignedOut',
    fn: () => undefined,
  });
  sample({
    clock: signedIn,
    filter: isOperator,
    fn: () => undefined,
    target: [live.started, providers.started],
  });
  sample({
    clock: signedIn,
    filter: (holder) => !isOperator(holder),
    fn: () => undefined,
    target: live.startedWithoutFeed,
  });
  sample({ clock: [signedOut, left], fn: () => undefined, target: [live.stopped, providers.stopped] });
  sample({ clock: signedOut, target: [history.forgotten, change.forgotten] });

  const $rev = live.$status.map((status) => status?.rev ?? null);
  sample({
    clock: $rev,
    filter: (rev) => rev !== null,
    fn: () => undefined,
    target: history.newestAsked,
  });
  // the feed reports it too, but the operator should not have to wait for it
  sample({ clock: change.sendFx.finally, fn: () => undefined, target: live.refreshAsked });

  return { opened, left, ticked, session, live, history, change, providers };
};

/** Model of the page. Each opened page forks it. */
export const opsModel = createOpsModel();
