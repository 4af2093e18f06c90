import type { Pin } from '@coinlane/shared-contracts/lifecycle';
import { nextTask } from '@coinlane/shared-ui/next-task';

import type { RemoteLoadError } from './load-failure';
import { loadRemote } from './load-remote';
import { mountVersion, toFailure, unmountVersion } from './mount-version';
import { pageParcel } from './page-parcel';
import type { MountParcel } from './page-parcel';
import type { LoadedRemote } from './load-remote';
import type { SlotRequest } from './slot';
import { inIdleTime } from './time-limit';
import { rememberTyped } from './typed-text';

/**
 * A mount that never ends is a failure (fault matrix F28). If it ends later, the slot recovers. A mount that keeps
 * a slow device busy is making progress and gets more time.
 */
const MOUNT_LIMITS = { idleMs: 3_000, mostMs: 30_000 };

export type SlotSession = { readonly close: () => void };

/** Pin with only the versions older than the given one. Null: no older version. */
const olderThan = (pin: Pin, version: string): Pin | null => {
  const versions = [pin.stable, ...pin.previous];
  const [stable, ...previous] = versions.slice(versions.findIndex((each) => each.version === version) + 1);
  return stable === undefined ? null : { ...pin, stable, previous };
};

/** Loads the newest version of the pin that loads, with its translations. */
const loadWithTexts = async (pin: Pin, { ports, loadTexts }: SlotRequest): Promise<LoadedRemote> => {
  const quietly = (version: string): Promise<void> => loadTexts(pin, version).catch(() => undefined);
  const [loaded] = await Promise.all([loadRemote(pin, ports), quietly(pin.stable.version)]);
  if (loaded.version !== pin.stable.version) await quietly(loaded.version);
  return loaded;
};

const nothing = (): Promise<void> => Promise.resolve();

type Slot = {
  readonly request: SlotRequest;
  readonly isOpen: () => boolean;
  readonly fail: (error: RemoteLoadError) => void;
  readonly arrive: (version: string) => void;
  /** Unmounts the version that was mounted last. */
  end: () => Promise<void>;
  /** A mounted version is replaced only once. */
  isReplaced: boolean;
  /** Copies the text typed into the server-rendered HTML to the fields of another version. */
  readonly retype: () => void;
};

/**
 * Mounts a version. Rejects if it throws before it is mounted, or takes too long. A late mount can still succeed.
 */
const mount = async (slot: Slot, loaded: LoadedRemote, mountParcel: MountParcel): Promise<void> => {
  const { request } = slot;
  const { pin, ports, composition } = request;
  const { version } = loaded;
  let isMounted = false;
  let isBroken = false;
  // an effect that throws during the mount is reported before the mount itself resolves
  let early: RemoteLoadError | null = null;
  const onFailure = (thrown: unknown): void => {
    const error = toFailure(thrown, pin.name, version);
    composition.failed(pin.name, version, isMounted ? 'render' : 'effect');
    if (!isMounted) {
      early ??= error;
      return;
    }
    if (isBroken) return;
    isBroken = true;
    ports.report(error);
    void breakDown(slot, error, unmount);
  };
  const parcel = mountVersion(request, loaded, mountParcel, { onFailure, isOpen: slot.isOpen });
  const unmount = (): Promise<void> => unmountVersion(parcel, request, version);
  slot.end = unmount;
  const arrive = async (): Promise<void> => {
    if (early === null) {
      isMounted = true;
      slot.arrive(version);
      return;
    }
    slot.end = nothing;
    await unmount();
    throw early;
  };
  const arrived = parcel.mountPromise.then(arrive, (thrown: unknown) => {
    slot.end = nothing;
    throw thrown;
  });
  await inIdleTime(arrived, { remote: pin.name, version }, ports, MOUNT_LIMITS);
};

/** Loads and mounts the newest version of a pin. Returns null if it is mounted, or if the slot was closed. */
const fill = async (slot: Slot, from: Pin): Promise<RemoteLoadError | null> => {
  const { element, pin, ports } = slot.request;
  let version = from.stable.version;
  let isLoaded = false;
  try {
    // if a minifier inlined it, the page would keep its first slot and element in memory
    const owner = /* @__NOINLINE__ */ pageParcel();
    const [loaded, mountParcel] = await Promise.all([loadWithTexts(from, slot.request), owner]);
    version = loaded.version;
    isLoaded = true;
    await nextTask();
    if (!slot.isOpen()) return null;
    if (from !== pin) element.replaceChildren();
    slot.request.composition.mounting(pin.name, version);
    await mount(slot, loaded, mountParcel);
    return null;
  } catch (thrown) {
    const error = toFailure(thrown, pin.name, version);
    // the loader has already reported its own failures
    if (isLoaded) ports.report(error);
    return error;
  }
};

/** Pin that replaces a version that threw. Null: none, or a version was already replaced. */
const replacementOf = (slot: Slot, { failure }: RemoteLoadError): Pin | null => {
  const older =
    failure.kind === 'render' && !slot.isReplaced ? olderThan(slot.request.pin, failure.version) : null;
  slot.isReplaced = true;
  return older;
};

/** Mounts the replacement of a version, or shows its failure. */
const replace = async (slot: Slot, older: Pin | null, failure: RemoteLoadError): Promise<void> => {
  const last = older !== null && slot.isOpen() ? await fill(slot, older) : failure;
  if (last === null) {
    slot.retype();
    return;
  }
  // a late mount still needs its element
  if (slot.isOpen() && last.failure.kind !== 'timeout') slot.request.element.replaceChildren();
  slot.fail(failure);
};

/** Handles the failure of a mounted version. Without a replacement, its element stays until the slot closes. */
const breakDown = async (
  slot: Slot,
  failure: RemoteLoadError,
  unmount: () => Promise<void>,
): Promise<void> => {
  const older = replacementOf(slot, failure);
  if (older === null) {
    slot.fail(failure);
    return;
  }
  slot.end = nothing;
  await unmount();
  await replace(slot, older, failure);
};

/** Fills a slot. If a version throws, the previous one replaces it, but only once. */
const run = async (slot: Slot): Promise<void> => {
  const failure = await fill(slot, slot.request.pin);
  if (failure !== null) await replace(slot, replacementOf(slot, failure), failure);
};

/** Loads a remote into an element and reports its state. The slot can be closed in any state. */
export const openSlot = (request: SlotRequest): SlotSession => {
  const { pin, ports, composition, onState } = request;
  const askedAt = ports.now();
  let closed = false;
  const isOpen = (): boolean => !closed;
  const slot: Slot = {
    request,
    isOpen,
    fail: (error) => {
      if (!isOpen()) return;
      composition.gaveUp(pin.name);
      onState({ _tag: 'Failed', failure: error.failure });
    },
    arrive: (version) => {
      composition.ready(pin.name, version, ports.now() - askedAt);
      if (isOpen()) onState({ _tag: 'Ready', version });
    },
    end: nothing,
    isReplaced: false,
    retype: rememberTyped(request.element),
  };
  composition.asked(pin);
  onState({ _tag: 'Loading' });
  void run(slot);
  return {
    close: () => {
      closed = true;
      composition.hold(pin.name, false);
      composition.left(pin.name);
      void slot.end();
    },
  };
};
