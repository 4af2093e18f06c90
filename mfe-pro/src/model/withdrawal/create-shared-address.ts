import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { AddressQuestion } from '../../domain/whitelist';
import type { SharedAddress } from '../../domain/withdrawal';

type Settings = {
  readonly $address: Store<string>;
  /** An address must be checked. */
  readonly requested: Event<AddressQuestion>;
  readonly opened: Event<unknown>;
};

/** Finds out whether chains of other owners accept the address too, until the user confirms it. */
export const createSharedAddress = ({ $address, requested, opened }: Settings) => {
  /** Port: the chains that accept the address too, or null. */
  const findOwnersFx = createEffect<AddressQuestion, SharedAddress | null>();
  /** The user confirmed an address. */
  const addressConfirmed = createEvent<string>();
  sample({ clock: requested, target: findOwnersFx });
  const found = sample({
    clock: findOwnersFx.done,
    source: $address,
    filter: (address, { params }) => address.trim() === params.wallet,
    fn: (_, { result }) => result,
  });
  const $found = createStore<SharedAddress | null>(null)
    .on(found, (_, others) => others)
    .reset($address.updates, opened);
  const $confirmed = createStore('')
    .on(addressConfirmed, (_, address) => address.trim())
    .reset(opened);
  const $shared = combine($found, $confirmed, $address, (others, confirmed, address) =>
    confirmed === address.trim() ? null : others,
  );
  return { findOwnersFx, addressConfirmed, $shared };
};
