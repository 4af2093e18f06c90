import { isBurnAddress, misfitReason, suspiciousTextOf } from '@coinlane/chains/addresses';
import { findInnerExtraId, findOtherNetworks, loadFamily } from '@coinlane/chains/families';
import type { FamilyVerdict } from '@coinlane/chains/families';
import type { Network } from '@coinlane/shared-contracts/values';

import { isNameBasedAddress } from './name-based-address';
import type { AddressFacts, RecipientVerdict } from './recipient-verdict';
import { addressPatternVerdict, fitsDefaultPattern } from './service-pattern';
import type { PatternVerdict } from './service-pattern';

const PARTNER_PREFIX = 'coinlane_partner_';
const PARTNER_SUFFIX_LENGTH = 10;

const judgePartner = (address: string): RecipientVerdict =>
  address.length === PARTNER_PREFIX.length + PARTNER_SUFFIX_LENGTH
    ? { _tag: 'PartnerAddress', address }
    : { _tag: 'PatternMismatch' };

/** Everything that needs no checksum: names, partners, fiat, contracts. Null: the chain has to be asked. */
const judgeWithoutChain = (
  { currency, knownContracts }: AddressFacts,
  address: string,
): RecipientVerdict | null => {
  if (address === '') return { _tag: 'Empty' };
  if (currency.isFiat) return { _tag: 'Valid', address };
  const strangeness = suspiciousTextOf(address);
  if (strangeness !== null) return { _tag: 'StrangeText', strangeness };
  if (address.startsWith(PARTNER_PREFIX)) return judgePartner(address);
  if (isNameBasedAddress(address)) return { _tag: 'NameBasedAddress', name: address };
  if (isBurnAddress(address, currency.network)) return { _tag: 'NobodysAddress' };
  return knownContracts.has(address.toLowerCase()) ? { _tag: 'TokenContract' } : null;
};

const judgeMisfit = async (address: string, network: Network): Promise<RecipientVerdict> => {
  const networks = await findOtherNetworks(address, network);
  if (networks.length > 0) return { _tag: 'OtherChain', networks };
  const strangeness = misfitReason(address, network);
  return strangeness === null ? { _tag: 'PatternMismatch' } : { _tag: 'StrangeText', strangeness };
};

/** What a network without a checksum rule of ours says: the pattern alone, the default where there is none. */
const withoutFamily = (address: string, pattern: PatternVerdict | null): FamilyVerdict =>
  pattern === 'Fits' || (pattern === null && fitsDefaultPattern(address)) ? 'Valid' : 'NotThisFamily';

/** Nothing is known to be inside when the rule for it could not be fetched: the visitor is then asked as usual. */
const innerExtraIdOf = (address: string, network: Network): Promise<string | null> =>
  findInnerExtraId(address, network).catch(() => null);

const judgeValid = async (address: string, network: Network): Promise<RecipientVerdict> => {
  const innerExtraId = await innerExtraIdOf(address, network);
  return innerExtraId === null ? { _tag: 'Valid', address } : { _tag: 'Valid', address, innerExtraId };
};

/** What the chain says and what the service's pattern says, together; a chain's own address can still be refused by the pattern. */
const judgeOnChain = (
  address: string,
  network: Network,
  chain: FamilyVerdict,
  hasFamily: boolean,
  pattern: PatternVerdict | null,
): Promise<RecipientVerdict> | RecipientVerdict => {
  switch (chain) {
    case 'ChecksumMismatch':
    case 'UnpayableKind':
      return { _tag: chain };
    case 'NotThisFamily':
      return judgeMisfit(address, network);
    case 'Valid':
      if (pattern !== 'Misfit') return judgeValid(address, network);
      return hasFamily ? { _tag: 'UnpayableKind' } : judgeMisfit(address, network);
  }
};

/**
 * Judges a recipient address before the server is asked: spec §5 "Recipient address", then the real checksum of
 * its network, then whether it belongs to another one. Never rejects.
 */
export const checkRecipient = async (facts: AddressFacts): Promise<RecipientVerdict> => {
  const address = facts.address.trim();
  const early = judgeWithoutChain(facts, address);
  if (early !== null) return early;

  const { network } = facts.currency;
  const pattern = addressPatternVerdict(address, facts.info);
  const family = await loadFamily(network);
  const chain = family === null ? withoutFamily(address, pattern) : family(address);
  return judgeOnChain(address, network, chain, family !== null, pattern);
};
