import { createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

/** Whether the page is visible and online. */
export type Presence = { readonly isVisible: boolean; readonly isOnline: boolean };

/** Time for models that poll or count down. */
export type Clock = {
  /** Epoch ms by the server's clock. */
  readonly $now: Store<number>;
  /** Every second while the page is visible and online, and immediately when it becomes so. */
  readonly awakeTicked: Event<number>;
};

/**
 * Model of the time. The app sends `ticked` every second. Polling and countdowns thus depend only on numbers, and
 * pause together while the page is hidden or offline.
 */
export const createClockModel = () => {
  const ticked = createEvent<number>();
  const presenceChanged = createEvent<Presence>();

  const $now = createStore(0).on(ticked, (_, now) => now);
  const $presence = createStore<Presence>(
    { isVisible: true, isOnline: true },
    {
      updateFilter: (next, last) => next.isVisible !== last.isVisible || next.isOnline !== last.isOnline,
      serialize: 'ignore',
    },
  ).on(presenceChanged, (_, presence) => presence);
  const $isAwake = $presence.map(({ isVisible, isOnline }) => isVisible && isOnline);

  return {
    ticked,
    presenceChanged,
    awakeTicked: sample({ clock: ticked, filter: $isAwake }),
    $now,
    $isAwake,
    $isOnline: $presence.map(({ isOnline }) => isOnline),
  };
};

export const clockModel = createClockModel();
