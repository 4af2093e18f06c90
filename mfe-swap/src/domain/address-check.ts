import { checkAddress, sharedWith } from '@coinlane/chains/addresses';
import type { TokenContract } from '@coinlane/chains/addresses';
import { networkName } from '@coinlane/chains/networks';
import type { Network } from '@coinlane/shared-contracts/values';

import { toAddressFault } from './address-rule';
import type { AddressFinding, PayoutAddress } from './address-rule';

/** Whether coins can be sent to this address of a network. Loads the network's rules. Never rejects. */
export const isPayable = async (address: string, network: Network): Promise<boolean> =>
  (await checkAddress({ address, network, contracts: [], matchesPattern: null }))._tag === 'Valid';

/** Checks an address by the rules of its network. Never rejects. */
export const findAddressFault = async (
  { address, network }: PayoutAddress,
  contracts: readonly TokenContract[],
): Promise<AddressFinding> => {
  const verdict = await checkAddress({ address, network, contracts, matchesPattern: null });
  const others = verdict._tag === 'Valid' ? await sharedWith(address, network) : [];
  return { fault: toAddressFault(verdict), alsoValidOn: others.map(networkName) };
};
