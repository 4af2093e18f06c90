import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';

import type { Navigation } from '@coinlane/shared-contracts/lifecycle';

import { Page } from '../page';
import { ShellContextProvider } from '../services';
import type { ShellContext } from '../services';

type CurrentPageProps = { readonly navigation: Navigation; readonly hasFragment: boolean };

const CurrentPage = ({ navigation, hasFragment }: CurrentPageProps) => {
  const { pathname } = useSyncExternalStore(navigation.listen, navigation.location, navigation.location);
  return <Page pathname={pathname} hasFragment={hasFragment} />;
};

type RootProps = CurrentPageProps & { readonly shell: ShellContext; readonly i18nInstance: i18n };

/** The shell's whole tree in the browser. */
export const ShellRoot = ({ shell, i18nInstance, ...page }: RootProps) => (
  <I18nextProvider i18n={i18nInstance}>
    <ShellContextProvider value={shell}>
      <CurrentPage {...page} />
    </ShellContextProvider>
  </I18nextProvider>
);
