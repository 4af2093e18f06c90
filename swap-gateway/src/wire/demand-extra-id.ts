import { hasTwoExtraIds, isExtraIdOf } from '@coinlane/chains/addresses';
import type { Network } from '@coinlane/shared-contracts/values';

import { notValidParam } from '../http/refusal.ts';

/** Address with the memo, tag or payment ID beside it. Empty: none is given. */
type Recipient = { readonly address: string; readonly extraId: string };

/** Throws a refusal of a memo, tag or payment ID that is not one of the network, or contradicts the one in the address. */
export const demandExtraId = (field: string, { address, extraId }: Recipient, network: Network): void => {
  if (extraId === '') return;
  if (!isExtraIdOf(network, extraId) || hasTwoExtraIds(network, { address, extraId }))
    throw notValidParam(field, 'does not fit the currency');
};
