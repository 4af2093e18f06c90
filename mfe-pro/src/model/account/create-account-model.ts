import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { Account } from '../../domain/account';
import { toAccountView } from './account-view';

const isUnauthorized = (error: ApiError): boolean => error._tag === 'HttpError' && error.status === 401;

/** Whose area this is: asked for when it opens, followed through sign-in and sign-out (spec §4 "Authentication"). */
export const createAccountModel = () => {
  const areaOpened = createEvent();
  const retryAsked = createEvent();
  /** Something of the account was changed, for example its second factor: it is asked for again, behind the scenes. */
  const accountChanged = createEvent();
  const authChanged = createEvent<{ readonly isAuth: boolean }>();

  /** A port: no handler here. The scope that mounts the remote binds one. */
  const fetchAccountFx = createEffect<undefined, Account, ApiError>();

  const signedIn = sample({ clock: authChanged, filter: ({ isAuth }) => isAuth });
  const signedOut = sample({ clock: authChanged, filter: ({ isAuth }) => !isAuth });
  const refused = sample({ clock: fetchAccountFx.failData, filter: isUnauthorized });
  const failed = sample({ clock: fetchAccountFx.failData, filter: (error) => !isUnauthorized(error) });

  const $account = createStore<Account | null>(null)
    .on(fetchAccountFx.doneData, (_, account) => account)
    .reset(signedOut, refused);
  const $isSignedOut = createStore(false)
    .on([signedOut, refused], () => true)
    .reset(signedIn, fetchAccountFx.done);
  const $error = createStore<ApiError | null>(null)
    .on(failed, (_, error) => error)
    .reset(fetchAccountFx.done, signedIn, signedOut, refused);

  sample({
    clock: [areaOpened, retryAsked, accountChanged, signedIn],
    source: fetchAccountFx.pending,
    filter: (isPending) => !isPending,
    fn: () => undefined,
    target: fetchAccountFx,
  });

  const $view = combine(
    { account: $account, error: $error, isSignedOut: $isSignedOut, isPending: fetchAccountFx.pending },
    toAccountView,
  );
  return { areaOpened, retryAsked, accountChanged, authChanged, fetchAccountFx, $view };
};

export const accountModel = createAccountModel();
