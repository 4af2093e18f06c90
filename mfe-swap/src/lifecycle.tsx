import { createRemoteLifecycle } from '@coinlane/shared-ui/remote';

import { createScope } from './app/create-scope';
import { RemoteRoot } from './app/remote-root';

/** Public API of the remote. The shell loads only this module. */
export const { bootstrap, mount, unmount } = createRemoteLifecycle({
  name: 'mfe-swap',
  createScope,
  Root: RemoteRoot,
});
