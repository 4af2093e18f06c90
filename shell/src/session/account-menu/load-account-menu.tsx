import type { ComponentType } from 'react';

import type { AccountPage } from '../sign-in';
import { loadTexts } from '../sign-in/load-texts';
import { AccountMenu } from './account-menu';
import { openSignOutChannel, relaySignOut } from './relay-sign-out';

/** Loads the menu of a signed-in user, with its translations. Rejects if they fail to load. */
export const loadAccountMenu = async (page: AccountPage): Promise<ComponentType> => {
  await loadTexts(page.i18n, page.language);
  relaySignOut(page.bus, openSignOutChannel());
  return function LoadedAccountMenu() {
    return <AccountMenu page={page} />;
  };
};
