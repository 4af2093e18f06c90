import { checkAddress, saferSpelling, sharedWith, tokenContractsOf } from '@coinlane/chains/addresses';
import type { AddressVerdict } from '@coinlane/chains/addresses';
import { networkName } from '@coinlane/chains/networks';

import { isAddressFault } from './whitelist';
import type { AddressFault, AddressQuestion } from './whitelist';
import type { SharedAddress } from './withdrawal';

const toFault = (verdict: AddressVerdict): AddressFault | 'bad' | null => {
  if (verdict._tag === 'Valid') return null;
  const name = verdict._tag === 'StrangeText' ? verdict.strangeness : verdict._tag;
  return isAddressFault(name) ? name : 'bad';
};

/**
 * Fault of an address on the networks of its currencies, or null. Loads the rules of these networks. Leaves an unlisted
 * currency to the service. Never rejects.
 */
export const findAddressFault = async ({
  wallet,
  currencies,
  coins,
}: AddressQuestion): Promise<AddressFault | 'bad' | null> => {
  const contracts = tokenContractsOf(coins);
  const chosen = coins.filter(({ ticker }) => currencies.includes(ticker));
  const networks = [...new Set(chosen.map(({ network }) => network))];
  const verdicts = await Promise.all(
    networks.map((network) =>
      checkAddress({ address: wallet.trim(), network, contracts, matchesPattern: null }),
    ),
  );
  return verdicts.map(toFault).find((fault) => fault !== null) ?? null;
};

/** Chains of other owners that accept the address of a currency too; null: none. Never rejects. */
export const findOtherOwners = async ({
  wallet,
  currencies,
  coins,
}: AddressQuestion): Promise<SharedAddress | null> => {
  const network = coins.find(({ ticker }) => currencies.includes(ticker))?.network;
  if (network === undefined) return null;
  const address = wallet.trim();
  const names = (await sharedWith(address, network)).map(networkName);
  return names.length === 0 ? null : { names, saferSpelling: saferSpelling(address, network) };
};
