import type { FamilyVerdict } from './families/family';
import { findOtherNetworks } from './find-other-networks';
import { loadFamily } from './load-family';
import { isNameBasedAddress } from './name-based-address';
import type { AddressFacts, RecipientVerdict } from './recipient-verdict';
import { addressPatternVerdict, fitsDefaultPattern } from './service-pattern';
import type { PatternVerdict } from './service-pattern';

const PARTNER_PREFIX = 'coinlane_partner_';
const PARTNER_SUFFIX_LENGTH = 10;
/** Beyond this nothing is looked at closer, whatever it is. */
const LONGEST_TEXT = 256;

/** Everything that needs no checksum: names, partners, fiat, contracts. Null: the chain has to be asked. */
const judgeWithoutChain = (
  { currency, knownContracts }: AddressFacts,
  address: string,
): RecipientVerdict | null => {
  if (address === '') return { _tag: 'Empty' };
  if (address.length > LONGEST_TEXT) return { _tag: 'PatternMismatch' };
  if (address.startsWith(PARTNER_PREFIX)) {
    const isWhole = address.length === PARTNER_PREFIX.length + PARTNER_SUFFIX_LENGTH;
    return isWhole ? { _tag: 'PartnerAddress', address } : { _tag: 'PatternMismatch' };
  }
  if (currency.isFiat) return { _tag: 'Valid', address };
  if (isNameBasedAddress(address)) return { _tag: 'NameBasedAddress', name: address };
  return knownContracts.has(address.toLowerCase()) ? { _tag: 'TokenContract' } : null;
};

const misfit = async (address: string, network: string): Promise<RecipientVerdict> => {
  const networks = await findOtherNetworks(address, network);
  return networks.length > 0 ? { _tag: 'OtherChain', networks } : { _tag: 'PatternMismatch' };
};

/** What a network without a checksum rule of ours says: the pattern alone, the default where there is none. */
const withoutFamily = (address: string, pattern: PatternVerdict | null): FamilyVerdict =>
  pattern === 'Fits' || (pattern === null && fitsDefaultPattern(address)) ? 'Valid' : 'NotThisFamily';

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
  if (chain === 'ChecksumMismatch') return { _tag: 'ChecksumMismatch' };
  return chain === 'Valid' && pattern !== 'Misfit' ? { _tag: 'Valid', address } : misfit(address, network);
};
