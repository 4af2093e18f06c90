import { checkAddress, sharedWith } from '@coinlane/chains/addresses';
import type { TokenContract } from '@coinlane/chains/addresses';
import { networkName } from '@coinlane/chains/networks';

import { toAddressFault } from './address-rule';
import type { AddressFinding, PayoutAddress } from './address-rule';

export { isPayable } from '@coinlane/chains/addresses';

/** Checks an address by the rules of its network. Never rejects. */
export const findAddressFault = async (
  { address, network }: PayoutAddress,
  contracts: readonly TokenContract[],
): Promise<AddressFinding> => {
  const verdict = await checkAddress({ address, network, contracts, matchesPattern: null });
  const others = verdict._tag === 'Valid' ? await sharedWith(address, network) : [];
  return { fault: toAddressFault(verdict), alsoValidOn: others.map(networkName) };
};
