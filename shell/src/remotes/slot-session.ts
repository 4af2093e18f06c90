import type { Parcel } from 'single-spa';

import type { FragmentState, Pin, RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import { nextTask } from '@coinlane/shared-ui/next-task';
import type { MountProps, RemoteLifecycle } from '@coinlane/shared-ui/remote';

import type { LiveRemotesOfPage } from '../composition';
import { RemoteLoadError } from './load-failure';
import type { LoadFailure } from './load-failure';
import { loadRemote } from './load-remote';
import { pageParcel } from './page-parcel';
import type { MountParcel } from './page-parcel';
import type { LoadedRemote, LoadPorts } from './load-remote';
import { inIdleTime } from './time-limit';

/**
 * A mount that never ends is a failure (fault matrix F28); one that ends after all takes the failure away. A mount that
 * keeps a slow device busy makes progress: it has longer.
 */
const MOUNT_LIMITS = { idleMs: 3_000, mostMs: 30_000 };

export type SlotState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Ready'; readonly version: string }
  | { readonly _tag: 'Failed'; readonly failure: LoadFailure };

export type SlotRequest = {
  readonly element: HTMLElement;
  readonly pin: Pin;
  readonly propsFor: (pin: Pin, version: string) => RemoteProps;
  /** The texts of a version. Texts that cannot be had are no reason to show nothing: keys stand in and are reported. */
  readonly loadTexts: (pin: Pin, version: string) => Promise<void>;
  /** What the server rendered into the element, if it did. */
  readonly fragment: FragmentState | null;
  readonly ports: LoadPorts;
  readonly composition: Pick<LiveRemotesOfPage, 'asked' | 'ready' | 'failed' | 'gaveUp' | 'hold'>;
  readonly onState: (state: SlotState) => void;
};

export type SlotSession = { readonly close: () => void };

const toFailure = (thrown: unknown, remote: string, version: string): RemoteLoadError =>
  thrown instanceof RemoteLoadError
    ? thrown
    : new RemoteLoadError({ kind: 'render', remote, version, detail: String(thrown).slice(0, 500) });

type Step = 'bootstrap' | 'mount' | 'unmount';

/** Tells which step of a remote's life failed; single-spa words them all alike. */
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

const mountInto = (
  { element, propsFor, fragment, pin, composition }: SlotRequest,
  loaded: LoadedRemote,
  mountParcel: MountParcel,
  onFailure: (error: unknown) => void,
): Parcel => {
  const lifecycle = watchedLifecycle(loaded.lifecycle, (step) => {
    composition.failed(pin.name, loaded.version, step);
  });
  const isWhatWasRendered = fragment !== null && loaded.version === pin.stable.version;
  const props: MountProps = {
    domElement: element,
    ...propsFor(pin, loaded.version),
    onFailure,
    ...(isWhatWasRendered ? { fragment } : {}),
  };
  const parcel = mountParcel(
    {
      name: `${pin.name}@${loaded.version}`,
      bootstrap: lifecycle.bootstrap,
      mount: () => lifecycle.mount(props),
      unmount: () => lifecycle.unmount(props),
    },
    { domElement: element },
  );
  // what failed is told by the promises that are waited for; these would say it once more, to nobody
  for (const aside of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
    aside.catch(() => undefined);
  return parcel;
};

/** What a remote left in its slot goes too, when its own unmount fails. */
const unmount = async (
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

/** The remote and its texts; both of the version that could be had. */
const loadWithTexts = async ({ pin, ports, loadTexts }: SlotRequest): Promise<LoadedRemote> => {
  const quietly = (version: string): Promise<void> => loadTexts(pin, version).catch(() => undefined);
  const [loaded] = await Promise.all([loadRemote(pin, ports), quietly(pin.stable.version)]);
  if (loaded.version !== pin.stable.version) await quietly(loaded.version);
  return loaded;
};

/** Loads a remote into an element and tells how it goes. Closing ends it, at whatever point it is. */
export const openSlot = (request: SlotRequest): SlotSession => {
  const { pin, ports, composition, onState } = request;
  const askedAt = ports.now();
  let closed = false;
  // an effect that throws while mounting tells of it before the mount itself ends well
  let hasFailed = false;
  let isMounted = false;
  const isOpen = (): boolean => !closed;
  let end = (): void => undefined;

  const fail = (error: RemoteLoadError): void => {
    if (!isOpen()) return;
    composition.gaveUp(pin.name);
    onState({ _tag: 'Failed', failure: error.failure });
  };

  const arrive = (version: string): void => {
    composition.ready(pin.name, version, ports.now() - askedAt);
    if (isOpen()) onState({ _tag: 'Ready', version });
  };

  const run = async (): Promise<void> => {
    let version = pin.stable.version;
    try {
      // a minifier that wrote the function out here would have the page keep its first slot, with its element, for ever
      const owner = /* @__NOINLINE__ */ pageParcel();
      const [loaded, mountParcel] = await Promise.all([loadWithTexts(request), owner]);
      version = loaded.version;
      await nextTask();
      if (!isOpen()) return;
      const parcel = mountInto(request, loaded, mountParcel, (thrown) => {
        const error = toFailure(thrown, pin.name, version);
        composition.failed(pin.name, version, isMounted ? 'render' : 'effect');
        ports.report(error);
        hasFailed = true;
        fail(error);
      });
      end = () => void unmount(parcel, request, version);
      const arrived = parcel.mountPromise.then(() => {
        isMounted = true;
        if (!hasFailed) arrive(version);
      });
      await inIdleTime(arrived, { remote: pin.name, version }, ports, MOUNT_LIMITS);
    } catch (thrown) {
      const error = toFailure(thrown, pin.name, version);
      if (error !== thrown || error.failure.kind === 'timeout') ports.report(error);
      fail(error);
    }
  };

  composition.asked(pin);
  onState({ _tag: 'Loading' });
  void run();
  return {
    close: () => {
      closed = true;
      composition.hold(pin.name, false);
      end();
    },
  };
};
