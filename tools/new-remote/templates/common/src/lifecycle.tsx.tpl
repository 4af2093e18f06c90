import { fork } from 'effector';

import { createRemoteLifecycle } from '@coinlane/shared-ui/remote';

import { RemoteRoot } from './app/remote-root';

/** The remote's whole public face: the shell loads this module and nothing else. */
export const { bootstrap, mount, unmount } = createRemoteLifecycle({
  name: '__NAME__',
  createScope: () => fork(),
  Root: RemoteRoot,
});
