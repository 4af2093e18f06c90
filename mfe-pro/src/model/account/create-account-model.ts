import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Account } from '../../domain/account';
import { toAccountView } from './account-view';

const isSignedOut = ({ _tag }: CallFailure): boolean => _tag === 'SignedOut';

/**
 * Creates the model of the account, which is loaded when the area opens and updated on sign-in and sign-out (spec
 * §4 "Authentication").
 */
export const createAccountModel = () => {
  const areaOpened = createEvent();
  const retryRequested = createEvent();
  /** The account was changed, for example its second factor. Reloads it in the background. */
  const accountChanged = createEvent();
  const authChanged = createEvent<{ readonly isAuth: boolean }>();
  /** The user signs out. All data of the account is dropped. */
  const signOutAsked = createEvent();

  /** Port: `app` binds a handler in the scope of the mount. */
  const fetchAccountFx = createEffect<undefined, Account, CallFailure>();

  const signedIn = sample({ clock: authChanged, filter: ({ isAuth }) => isAuth });
  const signedOut = sample({ clock: authChanged, filter: ({ isAuth }) => !isAuth });
  const refused = sample({ clock: fetchAccountFx.failData, filter: isSignedOut });
  const failed = sample({ clock: fetchAccountFx.failData, filter: (problem) => !isSignedOut(problem) });

  const $account = createStore<Account | null>(null)
    .on(fetchAccountFx.doneData, (_, account) => account)
    .reset(signOutAsked);
  // the next user may be another one, so the screen waits until the account is known
  const $isEnded = createStore(false)
    .on([signedOut, refused], () => true)
    .reset(fetchAccountFx.done, signOutAsked);
  const $isSignedOut = createStore(false)
    .on([signedOut, refused, signOutAsked], () => true)
    .reset(signedIn, fetchAccountFx.done);
  const $problem = createStore<CallFailure | null>(null)
    .on(failed, (_, problem) => problem)
    .reset(fetchAccountFx.done, signedIn, signedOut, refused);

  sample({
    clock: [areaOpened, retryRequested, accountChanged, signedIn],
    source: fetchAccountFx.pending,
    filter: (isPending) => !isPending,
    fn: () => undefined,
    target: fetchAccountFx,
  });

  const $view = combine(
    {
      account: $account,
      problem: $problem,
      isSignedOut: $isSignedOut,
      isEnded: $isEnded,
      isPending: fetchAccountFx.pending,
    },
    toAccountView,
  );
  return { areaOpened, retryRequested, accountChanged, authChanged, signOutAsked, fetchAccountFx, $view };
};

export const accountModel = createAccountModel();
