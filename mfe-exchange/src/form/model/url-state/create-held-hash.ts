import { createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';

type Options = { readonly pairEdited: Event<unknown>; readonly amountsEdited: Event<unknown> };

/** Edits of the server-rendered page from before its hash was read. They take precedence over the hash. */
export type EarlyEdits = { readonly pair: boolean; readonly amounts: boolean };

export const NOTHING_EARLY: EarlyEdits = { pair: false, amounts: false };

/** Tracks whether the hash is still unread, and edits until then. */
export const createHeldHash = ({ pairEdited, amountsEdited }: Options) => {
  const heldChanged = createEvent<boolean>();
  const $isHeld = createStore(false, { serialize: 'ignore' }).on(heldChanged, (_, isHeld) => isHeld);
  const whileHeld = (edited: Event<unknown>) =>
    sample({ clock: edited.map(() => undefined), source: $isHeld }).filter({ fn: (isHeld) => isHeld });
  const $early = createStore(NOTHING_EARLY, { serialize: 'ignore' })
    .on(whileHeld(pairEdited), (early) => ({ ...early, pair: true }))
    .on(whileHeld(amountsEdited), (early) => ({ ...early, amounts: true }));
  return { heldChanged, $isHeld, $early };
};

export type HeldHash = ReturnType<typeof createHeldHash>;
