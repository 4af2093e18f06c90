import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { StaticPlace } from '../screens/home/static-place';

/** The sections below the form. In the browser: HTML from the server, which React does not change. */
export const HomePart = () => {
  const { navigation } = useRemoteProps();
  return <StaticPlace address={navigation.href(navigation.location().pathname)} />;
};
