import * as E from 'fp-ts/lib/Either.js';
import { useEffect, useState } from 'react';

import { callEndpoint, userEndpoint } from '@coinlane/shared-contracts/api';
import { accountChanged, authChanged } from '@coinlane/shared-contracts/events';

import type { AccountPage } from '../sign-in';

/** Separate abort key: with the default key this request would abort the session check of the page. */
const OWN_QUESTION: typeof userEndpoint = {
  ...userEndpoint,
  toRequest: () => ({ ...userEndpoint.toRequest(), abortKey: 'account-menu' }),
};

/** E-mail of the signed-in user, or null until it is known. Requested again after a change or a failure. */
export const useEmail = ({ http, bus }: Pick<AccountPage, 'http' | 'bus'>): string | null => {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    let hasFailed = false;
    const ask = async (): Promise<void> => {
      const user = await callEndpoint(http)(OWN_QUESTION)()();
      hasFailed = E.isLeft(user);
      if (isHere && E.isRight(user)) setEmail(user.right.email);
    };
    const hear = (): void => void ask();
    hear();
    const deafen = [
      bus.subscribe(accountChanged, hear),
      bus.subscribe(authChanged, ({ isAuth }) => {
        if (isAuth && hasFailed) hear();
      }),
    ];
    return () => {
      isHere = false;
      for (const each of deafen) each();
    };
  }, [http, bus]);
  return email;
};
