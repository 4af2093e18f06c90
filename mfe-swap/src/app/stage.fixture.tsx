import { render } from '@testing-library/react';
import type { Scope } from 'effector';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';

import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { LinkProvider } from '@coinlane/shared-ui/components';
import { I18nextProvider } from '@coinlane/shared-ui/i18n';
import { RemoteRouter } from '@coinlane/shared-ui/navigation';
import { RemotePropsProvider } from '@coinlane/shared-ui/remote';

import { aRequest } from './fragment-request.fixture';
import { mountPropsOf } from './mount-props.fixture';
import { owns, SiteLink } from './site-link';

type Settings = { readonly scope?: Scope; readonly request?: Partial<FragmentRequest> };

/** Renders one screen with the providers of the remote's root. Returns the props. */
export const showOnStage = (screen: ReactNode, { scope = fork(), request = {} }: Settings = {}) => {
  const props = mountPropsOf(aRequest('/', request));
  render(
    <I18nextProvider i18n={props.i18n}>
      <RemotePropsProvider value={props}>
        <Provider value={scope}>
          <RemoteRouter navigation={props.navigation} owns={owns}>
            <LinkProvider component={SiteLink}>{screen}</LinkProvider>
          </RemoteRouter>
        </Provider>
      </RemotePropsProvider>
    </I18nextProvider>,
  );
  return props;
};
