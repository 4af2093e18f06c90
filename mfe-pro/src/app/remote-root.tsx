import { LinkProvider } from '@coinlane/shared-ui/components';
import { RemoteRouter } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { CurrentPage } from './current-page';
import { owns, SiteLink } from './site-link';

/** Root component of the area, with the shell's history. */
export const RemoteRoot = () => {
  const { navigation } = useRemoteProps();
  return (
    <RemoteRouter navigation={navigation} owns={owns}>
      <LinkProvider component={SiteLink}>
        <CurrentPage />
      </LinkProvider>
    </RemoteRouter>
  );
};
