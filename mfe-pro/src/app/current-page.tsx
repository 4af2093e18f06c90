import { useUnit } from 'effector-react';
import { useCallback, useEffect } from 'react';

import {
  authChanged,
  interactionHappened,
  signInAsked,
  signOutAsked,
} from '@coinlane/shared-contracts/events';
import { FailureAlert } from '@coinlane/shared-ui/failure';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { idInPath, listedPageOf, proPageAt } from '../domain/pro-page';
import type { ProPage } from '../domain/pro-page';
import { accountModel } from '../model/account';
import { AreaFrame, NoSuchPage, SessionEnded, SignInNotice, WithoutScript } from '../screens/area';
import { Reminder } from '../screens/reminder';
import { headOf } from './page-head';
import { SCREEN_PARTS } from './screen-parts';
import { LoadingScreen, ScreenSlot } from './screen-slot';

/** Spec §9 "Analytics". */
const REGISTERS_FROM_LOAN = { category: 'loan', action: 'click_register_from_loan', label: null } as const;

/** Loads the account, and follows sign-ins and sign-outs of the shell while the remote is mounted. */
const useSession = (): void => {
  const { bus } = useRemoteProps();
  const { open, hear, leave } = useUnit({
    open: accountModel.areaOpened,
    hear: accountModel.authChanged,
    leave: accountModel.signOutAsked,
  });
  useEffect(() => {
    open();
    const deafen = [bus.subscribe(authChanged, hear), bus.subscribe(signOutAsked, () => leave())];
    return () => {
      for (const each of deafen) each();
    };
  }, [bus, open, hear, leave]);
};

/** Requests the sign-in dialog once. The page has a button to open it again. */
const EndedSession = () => {
  const { bus } = useRemoteProps();
  const ask = useCallback(
    () => bus.publish(signInAsked, { view: 'sign-in', reason: 'session-ended' }),
    [bus],
  );
  useEffect(ask, [ask]);
  return <SessionEnded onSignIn={ask} />;
};

const Content = ({ page, id }: { readonly page: ProPage; readonly id: string }) => {
  const { bus } = useRemoteProps();
  const { view, retry, accountChanged } = useUnit({
    view: accountModel.$view,
    retry: accountModel.retryRequested,
    accountChanged: accountModel.accountChanged,
  });
  switch (view._tag) {
    case 'Loading':
      return (
        <>
          <WithoutScript page={page} />
          <LoadingScreen />
        </>
      );
    case 'Failed':
      return <FailureAlert ns="pro" failure={view.problem} isRetrying={view.isPending} onRetry={retry} />;
    case 'SignedOut':
      return (
        <SignInNotice
          page={page}
          onSignIn={() => bus.publish(signInAsked, { view: 'sign-in' })}
          onRegister={() => {
            if (listedPageOf(page) === 'loans') bus.publish(interactionHappened, REGISTERS_FROM_LOAN);
            bus.publish(signInAsked, { view: 'register' });
          }}
        />
      );
    case 'SignedIn':
    case 'Ended':
      return (
        <>
          {view._tag === 'Ended' && view.problem === null && <EndedSession />}
          {view._tag === 'Ended' && view.problem !== null && (
            <FailureAlert ns="pro" failure={view.problem} isRetrying={view.isPending} onRetry={retry} />
          )}
          <ScreenSlot
            key={view.account.id}
            load={SCREEN_PARTS[page]}
            isHidden={view._tag === 'Ended'}
            account={view.account}
            accountChanged={accountChanged}
            id={id}
          />
        </>
      );
  }
};

const Framed = ({ page, path }: { readonly page: ProPage; readonly path: string }) => {
  const view = useUnit(accountModel.$view);
  return (
    <AreaFrame page={page} path={path} account={view._tag === 'SignedIn' ? view.account : null}>
      {view._tag === 'SignedIn' && <Reminder account={view.account} />}
      <Content page={page} id={idInPath(path)} />
    </AreaFrame>
  );
};

/** Page at the current path, with its head. */
export const CurrentPage = () => {
  const { config, setHead } = useRemoteProps();
  const { t } = useTranslation('pro');
  const { pathname } = useLocation();
  const page = proPageAt(pathname);
  useSession();
  useEffect(() => {
    setHead(headOf(page, t, config.brand));
  }, [page, setHead, t, config.brand]);
  return page === null ? <NoSuchPage /> : <Framed page={page} path={pathname} />;
};
