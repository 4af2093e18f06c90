import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { StaticPlace } from '../screens/home/static-place';

/** The sections below the form in the browser: the server's HTML, which React does not change. */
export const HomePart = () => {
  const { navigation } = useRemoteProps();
  return <StaticPlace address={navigation.href(navigation.location().pathname)} />;
};
