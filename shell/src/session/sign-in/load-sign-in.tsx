import { Provider, useUnit } from 'effector-react';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { useEffect } from 'react';

import { accountHttp } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import { accountChanged, authChanged } from '@coinlane/shared-contracts/events';
import type { EventBus, SignInAsked } from '@coinlane/shared-contracts/events';
import type { PublicConfig, StoragePort } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';
import { loadCaptcha } from '@coinlane/shared-ui/captcha';

import { STORED } from '../../storage';
import type { Session } from '../auth';
import { viewFor } from './domain/view-for.rule';
import { loadTexts } from './load-texts';
import { signInModel } from './model/create-sign-in-model';
import { SignInDialog } from './screens/sign-in.dialog';
import { signInScope } from './sign-in-calls';

/** Dependencies of the dialog and the account menu. */
export type AccountPage = {
  readonly http: HttpPort;
  readonly session: Pick<Session, 'accept' | 'isAuth'>;
  readonly storage: StoragePort;
  readonly bus: EventBus;
  readonly language: Language;
  readonly config: Pick<PublicConfig, 'captcha'>;
  readonly i18n: i18n;
};

export type AskedProps = { readonly asked: SignInAsked };

type OpenerProps = AskedProps & Pick<AccountPage, 'session' | 'bus'>;

/** Opens the dialog for each request, even a repeated one. Closes it when the user signs in in another tab. */
const Opener = ({ asked, session, bus }: OpenerProps) => {
  const { open, close, explain } = useUnit({
    open: signInModel.opened,
    close: signInModel.closed,
    explain: signInModel.sessionEnded,
  });
  useEffect(() => {
    const view = viewFor(asked.view, session.isAuth());
    if (view === null) return;
    open(view);
    if (asked.reason === 'session-ended') explain();
  }, [asked, session, open, explain]);
  useEffect(
    () =>
      bus.subscribe(authChanged, ({ isAuth }) => {
        if (isAuth) close();
      }),
    [bus, close],
  );
  return null;
};

/** Loads the dialog, with its translations and its own scope. Rejects if the translations fail to load. */
export const loadSignIn = async (page: AccountPage): Promise<ComponentType<AskedProps>> => {
  const { session, bus, storage, language, config, i18n: i18nInstance } = page;
  const http = accountHttp(page.http);
  await loadTexts(i18nInstance, language);
  const scope = signInScope({
    http,
    accept: (tokens) => {
      if (tokens.deviceToken !== undefined) storage.write(STORED.knownDevice, tokens.deviceToken);
      session.accept(tokens);
    },
    deviceToken: () => storage.read(STORED.knownDevice) ?? '',
    changed: () => {
      bus.publish(accountChanged, {});
    },
    now: () => performance.now(),
  });
  const captcha = {
    captcha: config.captcha,
    load: () => loadCaptcha({ http, language, captcha: config.captcha }),
  };
  return function AskedSignIn({ asked }: AskedProps) {
    return (
      <Provider value={scope}>
        <Opener asked={asked} session={session} bus={bus} />
        <SignInDialog captcha={captcha} />
      </Provider>
    );
  };
};
