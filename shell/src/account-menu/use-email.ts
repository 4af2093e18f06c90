import * as E from 'fp-ts/lib/Either.js';
import { useEffect, useState } from 'react';

import { callEndpoint, userEndpoint } from '@coinlane/shared-contracts/api';
import { accountChanged } from '@coinlane/shared-contracts/events';

import type { AccountPage } from '../sign-in';

/** Apart from the page's own question at its start: a newer one to the same path would end the other. */
const OWN_QUESTION: typeof userEndpoint = {
  ...userEndpoint,
  toRequest: () => ({ ...userEndpoint.toRequest(), abortKey: 'account-menu' }),
};

/** What somebody signs in with, asked anew when they changed it; null while that is not known. */
export const useEmail = ({ http, bus }: Pick<AccountPage, 'http' | 'bus'>): string | null => {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      const user = await callEndpoint(http)(OWN_QUESTION)()();
      if (isHere && E.isRight(user)) setEmail(user.right.email);
    };
    const hear = (): void => void ask();
    hear();
    const leave = bus.subscribe(accountChanged, hear);
    return () => {
      isHere = false;
      leave();
    };
  }, [http, bus]);
  return email;
};
