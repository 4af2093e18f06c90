import { render } from '@testing-library/react';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import { I18nextProvider } from '@coinlane/shared-ui/i18n';
import { RemoteRouter } from '@coinlane/shared-ui/navigation';
import { RemotePropsProvider } from '@coinlane/shared-ui/remote';
import type { MountProps } from '@coinlane/shared-ui/remote';
import { memoryNavigation } from '@coinlane/shared-ui/testing';

import { createRemoteScope } from './create-remote-scope';
import { aRequest } from './fragment-request.fixture';
import { mountPropsOf } from './mount-props.fixture';
import { aServiceWith } from './service.fixture';
import type { Answers } from './service.fixture';

type Settings = Partial<MountProps> & {
  readonly answers?: Answers;
  /** Scope of the screen. Default: that of the form. */
  readonly createScope?: (props: MountProps) => Scope;
};

/** Renders one screen with the remote's scope and the default service, with overrides from the test. */
export const showOnStage = (
  screen: ReactNode,
  { answers = {}, createScope = (props) => createRemoteScope(props, null), ...changes }: Settings = {},
): { readonly props: MountProps; readonly scope: Scope } => {
  const props = mountPropsOf(aRequest('/'), {
    http: aServiceWith(answers),
    navigation: memoryNavigation('/exchange'),
    ...changes,
  });
  const scope = createScope(props);
  render(
    <I18nextProvider i18n={props.i18n}>
      <RemotePropsProvider value={props}>
        <Provider value={scope}>
          <RemoteRouter navigation={props.navigation} owns={() => true}>
            <LinkProvider component={(link) => <a {...link} />}>{screen}</LinkProvider>
          </RemoteRouter>
        </Provider>
      </RemotePropsProvider>
    </I18nextProvider>,
  );
  return { props, scope };
};
