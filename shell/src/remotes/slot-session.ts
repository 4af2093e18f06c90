import { mountRootParcel } from 'single-spa';
import type { Parcel } from 'single-spa';

import type { FragmentState, Pin, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { RemoteLoadError } from './load-failure';
import type { LoadFailure } from './load-failure';
import { loadRemote } from './load-remote';
import type { LoadedRemote, LoadPorts } from './load-remote';

/** A mount that never ends is a failure after 3 s (fault matrix F28). */
const MOUNT_MS = 3_000;

export type SlotState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Ready'; readonly version: string }
  | { readonly _tag: 'Failed'; readonly failure: LoadFailure };

export type SlotRequest = {
  readonly element: HTMLElement;
  readonly pin: Pin;
  readonly props: RemoteProps;
  /** What the server rendered into the element, if it did. */
  readonly fragment: FragmentState | null;
  readonly ports: LoadPorts;
  readonly onState: (state: SlotState) => void;
};

export type SlotSession = { readonly close: () => void };

const toFailure = (thrown: unknown, remote: string, version: string): RemoteLoadError =>
  thrown instanceof RemoteLoadError
    ? thrown
    : new RemoteLoadError({ kind: 'render', remote, version, detail: String(thrown).slice(0, 500) });

const mountInto = (
  { element, props, fragment, pin }: SlotRequest,
  loaded: LoadedRemote,
  onFailure: (error: unknown) => void,
): Parcel => {
  const isWhatWasRendered = fragment !== null && loaded.version === pin.stable.version;
  return mountRootParcel(
    {
      name: `${pin.name}@${loaded.version}`,
      bootstrap: loaded.lifecycle.bootstrap,
      mount: loaded.lifecycle.mount,
      unmount: loaded.lifecycle.unmount,
    },
    { domElement: element, ...props, onFailure, ...(isWhatWasRendered ? { fragment } : {}) },
  );
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

const mountLimit = async ({ ports, pin }: SlotRequest, version: string): Promise<never> => {
  await ports.wait(MOUNT_MS);
  throw new RemoteLoadError({
    kind: 'timeout',
    remote: pin.name,
    version,
    detail: `mount took over ${String(MOUNT_MS)} ms`,
  });
};

/** Loads a remote into an element and tells how it goes. Closing ends it, at whatever point it is. */
export const openSlot = (request: SlotRequest): SlotSession => {
  const { pin, ports, onState } = request;
  let closed = false;
  // an effect that throws while mounting tells of it before the mount itself ends well
  let hasFailed = false;
  const isOpen = (): boolean => !closed;
  let end = (): void => undefined;

  const fail = (error: RemoteLoadError): void => {
    hasFailed = true;
    if (isOpen()) onState({ _tag: 'Failed', failure: error.failure });
  };

  const run = async (): Promise<void> => {
    let version = pin.stable.version;
    try {
      const loaded = await loadRemote(pin, ports);
      version = loaded.version;
      if (!isOpen()) return;
      const parcel = mountInto(request, loaded, (thrown) => {
        const error = toFailure(thrown, pin.name, version);
        ports.report(error);
        fail(error);
      });
      end = () => void unmount(parcel, request, version);
      await Promise.race([parcel.mountPromise, mountLimit(request, version)]);
      if (isOpen() && !hasFailed) onState({ _tag: 'Ready', version });
    } catch (thrown) {
      const error = toFailure(thrown, pin.name, version);
      if (error !== thrown || error.failure.kind === 'timeout') ports.report(error);
      fail(error);
    }
  };

  onState({ _tag: 'Loading' });
  void run();
  return {
    close: () => {
      closed = true;
      end();
    },
  };
};
