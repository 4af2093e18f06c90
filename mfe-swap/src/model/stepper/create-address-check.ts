import { createEffect, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { AddressFault, PayoutAddress } from '../../domain/address-rule';
import { payoutAddressOf } from '../../domain/swap-form';
import type { CheckedAddress, SwapForm } from '../../domain/swap-form';

/** Checks the payout address by the rules of its network whenever the form changes. */
export const createAddressCheck = ($form: Store<SwapForm | null>) => {
  /** Port: the fault found by the rules, or null. */
  const checkPayoutFx = createEffect<PayoutAddress, AddressFault | null>();
  const $payout = $form.map((form) => form && payoutAddressOf(form));
  sample({ clock: $payout.updates.filterMap((payout) => payout ?? undefined), target: checkPayoutFx });
  /** Newest result, with the address that it is for. */
  const $checked = createStore<CheckedAddress | null>(null, { serialize: 'ignore' }).on(
    checkPayoutFx.done,
    (_, { params, result }) => ({ ...params, fault: result }),
  );
  return { checkPayoutFx, $checked };
};
