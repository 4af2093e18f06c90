import type { ComponentType } from 'react';

import type { AccountPage } from '../sign-in';
import { loadTexts } from '../sign-in/load-texts';
import { AccountMenu } from './account-menu';
import { openSignOutChannel, relaySignOut } from './relay-sign-out';

/** The menu of somebody who is signed in, with its texts. Rejects where they cannot be had. */
export const loadAccountMenu = async (page: AccountPage): Promise<ComponentType> => {
  await loadTexts(page.i18n, page.language);
  relaySignOut(page.bus, openSignOutChannel());
  return function LoadedAccountMenu() {
    return <AccountMenu page={page} />;
  };
};
