import { createRemoteLifecycle } from '@coinlane/shared-ui/remote';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { createScope } from './app/create-scope';
import { LazyContact, prepareContact } from './app/lazy-contact';
import { createRemoteRoot } from './app/remote-root';

const lifecycle = createRemoteLifecycle({
  name: 'mfe-content',
  createScope,
  Root: createRemoteRoot(LazyContact),
  isTakenOverInParts: true,
});

/** Public API of the remote. The shell loads only this module. */
export const { bootstrap, unmount } = lifecycle;

/** Mounts the remote after loading the code of the page that the server rendered. */
export const mount = async (props: MountProps): Promise<void> => {
  await prepareContact(props.navigation.location().pathname);
  return lifecycle.mount(props);
};
