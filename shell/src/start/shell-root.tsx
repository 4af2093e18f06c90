import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';

import type { Navigation } from '@coinlane/shared-contracts/lifecycle';

import { Page } from '../page';
import { ShellContextProvider } from '../services';
import type { ShellContext } from '../services';

/** Renders again for another page, but not for each change of the query. */
const CurrentPage = ({ navigation }: { readonly navigation: Navigation }) => {
  const path = (): string => navigation.location().pathname;
  return <Page pathname={useSyncExternalStore(navigation.listen, path, path)} />;
};

type RootProps = {
  readonly navigation: Navigation;
  readonly shell: ShellContext;
  readonly i18nInstance: i18n;
};

export const ShellRoot = ({ navigation, shell, i18nInstance }: RootProps) => (
  <I18nextProvider i18n={i18nInstance}>
    <ShellContextProvider value={shell}>
      <CurrentPage navigation={navigation} />
    </ShellContextProvider>
  </I18nextProvider>
);
