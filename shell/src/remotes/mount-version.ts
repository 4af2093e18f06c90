import type { Parcel } from 'single-spa';

import type { Navigation } from '@coinlane/shared-contracts/lifecycle';
import type { MountProps, RemoteLifecycle } from '@coinlane/shared-ui/remote';

import { RemoteLoadError } from './load-failure';
import type { LoadedRemote } from './load-remote';
import type { MountParcel } from './page-parcel';
import type { SlotRequest } from './slot';

/** Converts an error to a load error. An error that does not come from the loader was thrown by the remote. */
export const toFailure = (thrown: unknown, remote: string, version: string): RemoteLoadError =>
  thrown instanceof RemoteLoadError
    ? thrown
    : new RemoteLoadError({ kind: 'render', remote, version, detail: String(thrown).slice(0, 500) });

type Step = 'bootstrap' | 'mount' | 'unmount';

/** Reports which lifecycle step of a remote failed, because single-spa has one message for all steps. */
const watched = <Args extends readonly unknown[]>(
  run: (...args: Args) => Promise<void>,
  failed: () => void,
) => {
  return async (...args: Args): Promise<void> => {
    try {
      await run(...args);
    } catch (thrown) {
      failed();
      throw thrown;
    }
  };
};

const watchedLifecycle = (lifecycle: RemoteLifecycle, failedIn: (step: Step) => void): RemoteLifecycle => ({
  bootstrap: watched(lifecycle.bootstrap, () => failedIn('bootstrap')),
  mount: watched(lifecycle.mount, () => failedIn('mount')),
  unmount: watched(lifecycle.unmount, () => failedIn('unmount')),
});

/** Ignores a late `replace`, which would return the visitor to the previous route. */
const replacingWhile = (isOpen: () => boolean, navigation: Navigation): Navigation => ({
  ...navigation,
  replace: (path) => {
    if (isOpen()) navigation.replace(path);
  },
});

/** Mounts a version into the element of the slot. Only the version that rendered the fragment hydrates it. */
export const mountVersion = (
  { element, propsFor, fragment, pin, composition }: SlotRequest,
  loaded: LoadedRemote,
  mountParcel: MountParcel,
  { onFailure, isOpen }: { readonly onFailure: (error: unknown) => void; readonly isOpen: () => boolean },
): Parcel => {
  const isWhatWasRendered = fragment !== null && loaded.version === pin.stable.version;
  const given = propsFor(pin, loaded.version);
  const props: MountProps = {
    ...given,
    navigation: replacingWhile(isOpen, given.navigation),
    domElement: element,
    onFailure,
    ...(isWhatWasRendered ? { fragment } : {}),
  };
  const lifecycle = watchedLifecycle(loaded.lifecycle, (step) => {
    composition.failed(pin.name, loaded.version, step);
  });
  const parcel = mountParcel(
    {
      name: `${pin.name}@${loaded.version}`,
      bootstrap: lifecycle.bootstrap,
      mount: () => lifecycle.mount(props),
      unmount: () => lifecycle.unmount(props),
    },
    { domElement: element },
  );
  // the slot awaits the other promises, which report the same failure
  for (const aside of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
    aside.catch(() => undefined);
  return parcel;
};

/** Unmounts a version. If that fails, empties the element. */
export const unmountVersion = async (
  parcel: Parcel,
  { element, ports, pin }: SlotRequest,
  version: string,
): Promise<void> => {
  try {
    await parcel.unmount();
  } catch (thrown) {
    ports.report(toFailure(thrown, pin.name, version));
    element.replaceChildren();
  }
};
