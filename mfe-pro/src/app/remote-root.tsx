import { LinkProvider } from '@coinlane/shared-ui/components';
import { RemoteRouter } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { CurrentPage } from './current-page';
import { owns, SiteLink } from './site-link';

/** The area's tree over the shell's one history. */
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
