import { tokenContractsOf } from '@coinlane/chains/addresses';
import type { TokenContract } from '@coinlane/chains/addresses';
import { KNOWN_CONTRACTS } from '@coinlane/chains/known-contracts';

import type { Currencies } from '../assets/catalogue.ts';

const listed = new WeakMap<Currencies, readonly TokenContract[]>();

/**
 * Contracts of all listed and all well-known tokens. Money sent to one is lost, even on another network with the
 * same addresses. Cached per catalogue.
 */
export const contractsOf = (currencies: Currencies): readonly TokenContract[] => {
  const known = listed.get(currencies);
  if (known !== undefined) return known;
  const tokens = [...currencies.values()].map(({ network, contract }) => ({
    network,
    tokenContract: contract,
  }));
  const contracts = [...KNOWN_CONTRACTS, ...tokenContractsOf(tokens)];
  listed.set(currencies, contracts);
  return contracts;
};
