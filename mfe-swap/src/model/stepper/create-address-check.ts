import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { AddressFinding, PayoutAddress } from '../../domain/address-rule';
import { isSamePayout, payoutAddressOf } from '../../domain/swap-form';
import type { CheckedAddress, SwapForm } from '../../domain/swap-form';

/** Checks the payout address with the rules of its network whenever the form changes. */
export const createAddressCheck = ($form: Store<SwapForm | null>) => {
  /** The user confirmed an ambiguous address. */
  const payoutConfirmed = createEvent();
  /** Port: result of the network rules for an address. */
  const checkPayoutFx = createEffect<PayoutAddress, AddressFinding>();
  const $payout = $form.map((form) => form && payoutAddressOf(form));
  sample({ clock: $payout.updates.filterMap((payout) => payout ?? undefined), target: checkPayoutFx });
  /** Newest result, with its address. */
  const $found = createStore<CheckedAddress | null>(null, { serialize: 'ignore' }).on(
    checkPayoutFx.done,
    (_, { params, result }) => ({ ...params, ...result }),
  );
  const $confirmed = createStore<PayoutAddress | null>(null, { serialize: 'ignore' });
  sample({ clock: payoutConfirmed, source: $payout, target: $confirmed });
  const $checked = combine($found, $confirmed, (found, confirmed) =>
    found !== null && isSamePayout(found, confirmed) ? { ...found, alsoValidOn: [] } : found,
  );
  return { checkPayoutFx, payoutConfirmed, $checked };
};
