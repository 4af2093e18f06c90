import type { LiveComposition, PageData, Pin } from '@coinlane/shared-contracts/lifecycle';

import { asked, failed, followed, gaveUp, held, ready } from './composition-changes.rule';
import type { Change } from './composition-changes.rule';
import { isReloadDue, movedForward, unasked } from './page-composition.rule';
import type { PageComposition } from './page-composition.rule';

export type CompositionPorts = {
  /** Lets the page run the files of new pins, before anything asks for them. */
  readonly admit: (pins: readonly Pin[]) => void;
  /** A version is about to be loaded or mounted. */
  readonly onStart: (remote: string, version: string) => void;
  /** The visitor no longer waits for a remote. */
  readonly onLeave: (remote: string) => void;
  readonly onLoad: (remote: string, version: string, ms: number) => void;
  readonly onError: (remote: string, version: string, where: string) => void;
};

/** The versions of the page's remotes: which are pinned, which run, which are live no more. */
export type LiveRemotesOfPage = {
  readonly pinOf: (remote: string) => Pin | null;
  /** The pin a slot is about to load; the newest, where following can say it in time. Settles soon, never rejects. */
  readonly newestPinOf: (remote: string) => Promise<Pin | null>;
  /** A slot is about to load what is pinned. */
  readonly asked: (pin: Pin) => void;
  /** A slot is about to mount a version. */
  readonly mounting: (remote: string, version: string) => void;
  /** A slot was closed. */
  readonly left: (remote: string) => void;
  readonly ready: (remote: string, version: string, ms: number) => void;
  /** `where`: a kind of load failure or a step of the remote's life, as beacons say it. */
  readonly failed: (remote: string, version: string, where: string) => void;
  /** The slot says to the visitor that it could not be filled. */
  readonly gaveUp: (remote: string) => void;
  readonly hold: (remote: string, isHeld: boolean) => void;
  /** Takes what is live now. */
  readonly follow: (live: LiveComposition) => void;
  /** How to ask what is live now; set once following has begun. */
  readonly askWith: (refresh: () => Promise<void>) => void;
  readonly isReloadDue: () => boolean;
  readonly view: () => PageComposition;
  readonly listen: (changed: () => void) => () => void;
};

/** A value that tells its hearers of every change. */
const createView = (first: PageComposition) => {
  const hearers = new Set<() => void>();
  let view = first;
  return {
    view: () => view,
    set: (change: Change): void => {
      view = change(view);
      for (const hear of [...hearers]) hear();
    },
    listen: (changed: () => void) => {
      hearers.add(changed);
      return () => hearers.delete(changed);
    },
  };
};

/** Keeps the page's composition, from what the server pinned. */
export const createPageComposition = (
  { pins: served, revision }: Pick<PageData, 'pins' | 'revision'>,
  { admit, onStart, onLeave, onLoad, onError }: CompositionPorts,
): LiveRemotesOfPage => {
  let pins = served;
  let refresh: (() => Promise<void>) | null = null;
  const { view, set, listen } = createView({
    revision,
    newestRevision: revision,
    remotes: served.map(unasked),
    withdrawn: [],
    holders: [],
  });
  const pinOf = (remote: string): Pin | null => pins.find(({ name }) => name === remote) ?? null;

  return {
    pinOf,
    newestPinOf: async (remote) => {
      await refresh?.();
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
    follow: (live) => {
      pins = movedForward(pins, live, view().remotes);
      admit(pins);
      set(followed(live, pins));
    },
    askWith: (ask) => {
      refresh = ask;
    },
    isReloadDue: () => isReloadDue(view()),
    view,
    listen,
  };
};
