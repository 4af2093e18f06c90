import {
  checkAddress,
  hasTwoExtraIds,
  isPayable,
  saferSpelling,
  sharedWith,
  tokenContractsOf,
} from '@coinlane/chains/addresses';
import type { AddressVerdict } from '@coinlane/chains/addresses';
import { findInnerExtraId } from '@coinlane/chains/families';
import { findNetwork, networkName } from '@coinlane/chains/networks';

import { isMemoOf } from './memo';
import { isAddressFault, networksOf } from './whitelist';
import type { AddressFault, AddressQuestion, SharedAddress } from './whitelist';
import type { DepositAddress } from './withdrawal';

/**
 * Whether coins sent to a deposit address reach its owner. The address must be valid. On a network with memos
 * there must be one, in the address or next to it, because users share an address. Rejects if the code of a
 * network fails to load.
 */
export const isCredited = async ({
  address,
  network,
  extraId,
}: Pick<DepositAddress, 'address' | 'network' | 'extraId'>): Promise<boolean> => {
  const memo = extraId ?? '';
  if (memo !== memo.trim() || !isMemoOf(network, memo) || hasTwoExtraIds(network, { address, extraId: memo }))
    return false;
  if (!(await isPayable(address, network))) return false;
  const needsMemo = memo === '' && Boolean(findNetwork(network)?.extraId);
  return !needsMemo || (await findInnerExtraId(address, network)) !== null;
};

const toFault = (verdict: AddressVerdict): AddressFault | 'bad' | null => {
  if (verdict._tag === 'Valid') return null;
  const name = verdict._tag === 'StrangeText' ? verdict.strangeness : verdict._tag;
  return isAddressFault(name) ? name : 'bad';
};

/**
 * Fault of an address on the networks of its currencies, or null. Loads the rules of these networks. An unlisted
 * currency is left to the service. Never rejects.
 */
export const findAddressFault = async (question: AddressQuestion): Promise<AddressFault | 'bad' | null> => {
  const contracts = tokenContractsOf(question.coins);
  const address = question.wallet.trim();
  const verdicts = await Promise.all(
    networksOf(question).map((network) =>
      checkAddress({ address, network, contracts, matchesPattern: null }),
    ),
  );
  return verdicts.map(toFault).find((fault) => fault !== null) ?? null;
};

/** Networks with other owners on which the address is also valid. Null: none. Never rejects. */
export const findOtherOwners = async (question: AddressQuestion): Promise<SharedAddress | null> => {
  const address = question.wallet.trim();
  const networks = networksOf(question);
  const found = (await Promise.all(networks.map((network) => sharedWith(address, network)))).flat();
  const others = [...new Set(found)].filter((other) => !networks.includes(other));
  const [network] = networks;
  if (network === undefined || others.length === 0) return null;
  return {
    names: others.map(networkName),
    // another form of the address can be invalid on another network of the entry
    saferSpelling: networks.length === 1 ? saferSpelling(address, network) : null,
  };
};
