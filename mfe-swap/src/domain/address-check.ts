import { checkAddress } from '@coinlane/chains/addresses';

import { toAddressFault } from './address-rule';
import type { AddressFault, PayoutAddress } from './address-rule';

/** Fault of an address by the rules of its network, or null. Never rejects. */
export const findAddressFault = async ({ address, network }: PayoutAddress): Promise<AddressFault | null> =>
  toAddressFault(await checkAddress({ address, network, contracts: [], matchesPattern: null }));
