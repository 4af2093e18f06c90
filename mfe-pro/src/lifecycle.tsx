import { createRemoteLifecycle } from '@coinlane/shared-ui/remote';

import { createScope } from './app/create-scope';
import { RemoteRoot } from './app/remote-root';

/** The remote's entry point: the shell loads this module and nothing else. */
export const { bootstrap, mount, unmount } = createRemoteLifecycle({
  name: 'mfe-pro',
  createScope,
  Root: RemoteRoot,
});
