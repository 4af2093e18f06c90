import { combine, createEvent, createStore } from 'effector';
import type { Event, Store } from 'effector';

import type { AddressCheck } from '../domain/whitelist';

type Settings = {
  readonly $address: Store<string>;
  /** Result of the check of the address. */
  readonly checked: Event<AddressCheck>;
  /** Events after which the result no longer applies. */
  readonly outdated: readonly (Event<unknown> | Store<unknown>)[];
  /** Events after which the confirmation no longer applies. */
  readonly restarted: readonly Event<unknown>[];
};

/** Creates the state of an address check. A confirmed address counts as unambiguous. */
export const createAddressCheck = ({ $address, checked, outdated, restarted }: Settings) => {
  /** The user confirmed an address. */
  const addressConfirmed = createEvent<string>();
  const $check = createStore<AddressCheck | null>(null, { serialize: 'ignore' })
    .on(checked, (_, check) => check)
    .reset(...outdated);
  const $confirmed = createStore('', { serialize: 'ignore' })
    .on(addressConfirmed, (_, address) => address.trim())
    .reset(...restarted);
  const $shared = combine($check, $confirmed, $address, (check, confirmed, address) =>
    check === null || confirmed === address.trim() ? null : check.shared,
  );
  return { addressConfirmed, $shared, $verdict: $check.map((check) => check && check.verdict) };
};
