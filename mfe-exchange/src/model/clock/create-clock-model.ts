import { createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

/** Whether anybody can see the page and whether it can ask anything. */
export type Presence = { readonly isVisible: boolean; readonly isOnline: boolean };

/** What a model that does something every so often needs to know about time. */
export type Clock = {
  /** Epoch ms by the server's clock. */
  readonly $now: Store<number>;
  /** Each second while the page is visible and online, and at once when it is so again. */
  readonly awakeTicked: Event<number>;
};

/**
 * Time as a fact: the app sends `ticked` each second, so that polling and countdowns are
 * rules over numbers and pause together while the page is hidden or offline.
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
