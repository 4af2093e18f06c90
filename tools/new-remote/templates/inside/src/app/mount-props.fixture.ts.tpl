import type { FragmentRequest, Location, Navigation } from '@coinlane/shared-contracts/lifecycle';
import type { MountProps } from '@coinlane/shared-ui/remote';
import { serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

const locationOf = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, 'https://swap.example');
  return { pathname, search, hash };
};

/** A history in memory, with the same promises as the shell's. */
const memoryNavigation = (path: string, basename = ''): Navigation => {
  const listeners = new Set<(location: Location) => void>();
  let current = locationOf(path);
  const goTo = (next: string): void => {
    current = locationOf(next);
    for (const hear of listeners) hear(current);
  };
  return {
    location: () => current,
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    push: goTo,
    replace: goTo,
    href: (to) => `${basename}${to}`,
    basename,
  };
};

/** What the shell hands the remote when it is mounted at the path of a request. */
export const mountPropsOf = (request: FragmentRequest, changes: Partial<MountProps> = {}): MountProps => ({
  ...serverRemoteProps(request, serverI18n('__SHORT__', request)),
  navigation: memoryNavigation(`${request.pathname}${request.search}`, request.basename),
  domElement: document.body.appendChild(document.createElement('div')),
  ...changes,
});
