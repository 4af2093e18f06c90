import type {
  FragmentRequest,
  Location,
  Navigation,
  StoragePort,
} from '@coinlane/shared-contracts/lifecycle';

import type { MountProps } from '../remote';
import { hrefOf, serverI18n, serverRemoteProps } from '../remote-server';

const locationOf = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, 'https://swap.example');
  return { pathname, search, hash };
};

/** In-memory history with the contract of the shell's. */
export const memoryNavigation = (path: string, basename = ''): Navigation => {
  const listeners = new Set<(location: Location) => void>();
  let current = locationOf(path);
  const goTo = (next: string): void => {
    current = locationOf(next);
    for (const listener of listeners) listener(current);
  };
  return {
    location: () => current,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: goTo,
    replace: goTo,
    href: (to) => hrefOf(basename, to),
    basename,
  };
};

/** In-memory storage. */
export const memoryStorage = (texts: Readonly<Record<string, string>> = {}): StoragePort => {
  const values = new Map(Object.entries(texts));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => values.set(key, value) === values,
    remove: (key) => values.delete(key),
  };
};

/** Props of a remote that the shell mounts at the path of a request, for tests. */
export const remoteMountProps = (
  namespace: string,
  request: FragmentRequest,
  changes: Partial<MountProps> = {},
): MountProps => ({
  ...serverRemoteProps(request, serverI18n(namespace, request)),
  navigation: memoryNavigation(`${request.pathname}${request.search}`, request.basename),
  storage: memoryStorage(),
  holdReload: () => undefined,
  domElement: document.body.appendChild(document.createElement('div')),
  ...changes,
});
