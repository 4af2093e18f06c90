import { hasTwoExtraIds, isExtraIdOf } from '@coinlane/chains/addresses';
import type { Network } from '@coinlane/shared-contracts/values';

import { notValidParam } from '../http/refusal.ts';

/** Address with its separate memo, tag or payment ID. Empty: none. */
type Recipient = { readonly address: string; readonly extraId: string };

/** Whether a memo, tag or payment ID is valid on the network and does not contradict the one in the address. */
export const fitsAddress = (network: Network, { address, extraId }: Recipient): boolean =>
  extraId === '' || (isExtraIdOf(network, extraId) && !hasTwoExtraIds(network, { address, extraId }));

/** Refuses a memo, tag or payment ID that does not fit the network and the address. */
export const demandExtraId = (field: string, recipient: Recipient, network: Network): void => {
  if (!fitsAddress(network, recipient)) throw notValidParam(field, 'does not fit the currency');
};
