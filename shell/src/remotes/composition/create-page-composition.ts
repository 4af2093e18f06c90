import type { LiveComposition, PageData, Pin } from '@coinlane/shared-contracts/lifecycle';

import { asked, failed, followed, gaveUp, held, ready } from './composition-changes.rule';
import type { Change } from './composition-changes.rule';
import { isReloadDue, movedForward, notRequested, shellOf } from './page-composition.rule';
import type { PageComposition } from './page-composition.rule';

export type CompositionPorts = {
  /** Allows the page to run the files of new pins, before they are requested. */
  readonly admit: (pins: readonly Pin[]) => void;
  /** Called before a version is loaded or mounted. */
  readonly onStart: (remote: string, version: string) => void;
  /** Called when the visitor no longer waits for a remote. */
  readonly onLeave: (remote: string) => void;
  readonly onLoad: (remote: string, version: string, ms: number) => void;
  readonly onError: (remote: string, version: string, where: string) => void;
  /** Fetches the live composition, for a remote without a pin on the page. */
  readonly askLive: () => Promise<LiveComposition | null>;
};

/** Versions of the page's remotes: pinned, running, and withdrawn. */
export type LiveRemotesOfPage = {
  readonly pinOf: (remote: string) => Pin | null;
  /**
   * Returns the pin that a slot is about to load: the newest one, if it is known in time. A page has a pin only
   * for its first remote, so the slot waits for other pins. Never rejects.
   */
  readonly newestPinOf: (remote: string) => Promise<Pin | null>;
  /** Called before a slot loads a pin. */
  readonly asked: (pin: Pin) => void;
  /** Called before a slot mounts a version. */
  readonly mounting: (remote: string, version: string) => void;
  /** Called when a slot is closed. */
  readonly left: (remote: string) => void;
  readonly ready: (remote: string, version: string, ms: number) => void;
  /** `where`: kind of load failure, or lifecycle step, as in beacons. */
  readonly failed: (remote: string, version: string, where: string) => void;
  /** Called when a slot shows an error. */
  readonly gaveUp: (remote: string) => void;
  readonly hold: (remote: string, isHeld: boolean) => void;
  /** Applies a new live composition. */
  readonly follow: (live: LiveComposition) => void;
  /** Sets the function that refreshes the live composition. Called when following has started. */
  readonly askWith: (refresh: () => Promise<void>) => void;
  readonly isReloadDue: () => boolean;
  readonly view: () => PageComposition;
  readonly listen: (changed: () => void) => () => void;
};

/** Observable value. */
const createView = (first: PageComposition) => {
  const listeners = new Set<() => void>();
  let view = first;
  return {
    view: () => view,
    set: (change: Change): void => {
      view = change(view);
      for (const listener of [...listeners]) listener();
    },
    listen: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};

/** Tracks the composition of the page. Starts with the pins from the server. */
export const createPageComposition = (
  { pins: served, revision, releasedShell }: Pick<PageData, 'pins' | 'revision' | 'releasedShell'>,
  { admit, onStart, onLeave, onLoad, onError, askLive }: CompositionPorts,
): LiveRemotesOfPage => {
  let pins = served;
  let refresh: (() => Promise<void>) | null = null;
  const { view, set, listen } = createView({
    revision,
    newestRevision: revision,
    remotes: [...served.map(notRequested), ...shellOf(releasedShell)],
    withdrawn: [],
    holders: [],
  });
  const pinOf = (remote: string): Pin | null => pins.find(({ name }) => name === remote) ?? null;
  const follow = (live: LiveComposition): void => {
    pins = movedForward(pins, live, view().remotes);
    admit(pins);
    set(followed(live, pins));
  };

  return {
    pinOf,
    newestPinOf: async (remote) => {
      await refresh?.();
      if (pinOf(remote) === null) {
        const live = await askLive().catch(() => null);
        if (live !== null) follow(live);
      }
      return pinOf(remote);
    },
    asked: (pin) => {
      set(asked(pin));
      onStart(pin.name, pin.stable.version);
    },
    mounting: onStart,
    left: onLeave,
    ready: (remote, version, ms) => {
      set(ready(remote, version, ms));
      onLoad(remote, version, ms);
    },
    failed: (remote, version, where) => {
      set(failed(remote, version, where));
      onError(remote, version, where);
    },
    gaveUp: (remote) => {
      set(gaveUp(remote));
    },
    hold: (remote, isHeld) => {
      if (view().holders.includes(remote) !== isHeld) set(held(remote, isHeld));
    },
    follow,
    askWith: (ask) => {
      refresh = ask;
    },
    isReloadDue: () => isReloadDue(view()),
    view,
    listen,
  };
};
