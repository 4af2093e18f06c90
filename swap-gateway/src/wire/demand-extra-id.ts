import { isExtraIdOf } from '@coinlane/chains/addresses';

import { notValidParam } from '../http/refusal.ts';

/** Throws a refusal of a memo, tag or payment ID that is not one of the network. Empty: none is given. */
export const demandExtraId = (field: string, extraId: string, network: string): void => {
  if (extraId !== '' && !isExtraIdOf(network, extraId))
    throw notValidParam(field, 'does not fit the currency');
};
