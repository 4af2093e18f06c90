import { checkAddress, saferSpelling, sharedWith, suspiciousTextOf } from '@coinlane/chains/addresses';
import { networkName } from '@coinlane/chains/networks';

import { isNameBasedAddress } from './name-based-address';
import type { AddressFacts, AmbiguousAddress, RecipientVerdict } from './recipient-verdict';
import { addressPatternVerdict } from './service-pattern';

const PARTNER_PREFIX = 'coinlane_partner_';
const PARTNER_SUFFIX_LENGTH = 10;

type PlainVerdict = Exclude<RecipientVerdict, AmbiguousAddress>;

const checkPartner = (address: string): PlainVerdict =>
  address.length === PARTNER_PREFIX.length + PARTNER_SUFFIX_LENGTH
    ? { _tag: 'PartnerAddress', address }
    : { _tag: 'PatternMismatch' };

/**
 * Checks texts that are not on-chain addresses: names, partner addresses and fiat accounts. Null: the text should
 * be an address.
 */
const checkOtherText = ({ currency }: AddressFacts, address: string): PlainVerdict | null => {
  if (address === '') return { _tag: 'Empty' };
  if (currency.isFiat) return { _tag: 'Valid', address };
  if (suspiciousTextOf(address) !== null) return null;
  if (address.startsWith(PARTNER_PREFIX)) return checkPartner(address);
  return isNameBasedAddress(address) ? { _tag: 'NameBasedAddress', name: address } : null;
};

/** Checks an address locally, before the server is called (spec §5 "Recipient address"). Never rejects. */
export const checkAddressText = async (facts: AddressFacts): Promise<PlainVerdict> => {
  const address = facts.address.trim();
  const other = checkOtherText(facts, address);
  if (other !== null) return other;
  const pattern = addressPatternVerdict(address, facts.info);
  return checkAddress({
    address,
    network: facts.currency.network,
    contracts: facts.contracts,
    matchesPattern: pattern === null ? null : pattern === 'Fits',
  });
};

/**
 * Like `checkAddressText`, but also detects addresses that are valid on other networks, where they have another
 * owner. Never rejects.
 */
export const checkRecipient = async (facts: AddressFacts): Promise<RecipientVerdict> => {
  const verdict = await checkAddressText(facts);
  const { network } = facts.currency;
  if (verdict._tag !== 'Valid') return verdict;
  const { address } = verdict;
  const networks = await sharedWith(address, network);
  if (networks.length === 0) return verdict;
  const names = networks.map(networkName);
  return {
    ...{ _tag: 'Ambiguous', address, network, networks, names },
    saferSpelling: saferSpelling(address, network),
  };
};
