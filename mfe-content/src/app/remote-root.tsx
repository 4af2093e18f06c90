import type { ComponentType } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import { RemoteRouter } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { CurrentPage } from './current-page';
import { owns, SiteLink } from './site-link';

/** Creates the remote's root component, with the contact page, based on the shell's history. */
export const createRemoteRoot = (Contact: ComponentType): ComponentType => {
  const RemoteRoot = () => {
    const { navigation } = useRemoteProps();
    return (
      <RemoteRouter navigation={navigation} owns={owns}>
        <LinkProvider component={SiteLink}>
          <CurrentPage Contact={Contact} />
        </LinkProvider>
      </RemoteRouter>
    );
  };
  return RemoteRoot;
};
