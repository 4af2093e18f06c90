import { RemoteRouter } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { CurrentPage } from './current-page';

const owns = (pathname: string): boolean => pathname.toLowerCase().split('/').includes('swap');

/** The remote's tree over the shell's one history. */
export const RemoteRoot = () => {
  const { navigation } = useRemoteProps();
  return (
    <RemoteRouter navigation={navigation} owns={owns}>
      <CurrentPage />
    </RemoteRouter>
  );
};
