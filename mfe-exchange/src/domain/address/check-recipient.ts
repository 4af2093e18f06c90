import { checkAddress, suspiciousTextOf } from '@coinlane/chains/addresses';

import { isNameBasedAddress } from './name-based-address';
import type { AddressFacts, RecipientVerdict } from './recipient-verdict';
import { addressPatternVerdict } from './service-pattern';

const PARTNER_PREFIX = 'coinlane_partner_';
const PARTNER_SUFFIX_LENGTH = 10;

const judgePartner = (address: string): RecipientVerdict =>
  address.length === PARTNER_PREFIX.length + PARTNER_SUFFIX_LENGTH
    ? { _tag: 'PartnerAddress', address }
    : { _tag: 'PatternMismatch' };

/** Texts that are not addresses of a chain: names, partners, fiat. Null: it should be an address. */
const judgeOtherText = ({ currency }: AddressFacts, address: string): RecipientVerdict | null => {
  if (address === '') return { _tag: 'Empty' };
  if (currency.isFiat) return { _tag: 'Valid', address };
  if (suspiciousTextOf(address) !== null) return null;
  if (address.startsWith(PARTNER_PREFIX)) return judgePartner(address);
  return isNameBasedAddress(address) ? { _tag: 'NameBasedAddress', name: address } : null;
};

/** Checks a recipient address before the server is asked (spec §5 "Recipient address"). Never rejects. */
export const checkRecipient = async (facts: AddressFacts): Promise<RecipientVerdict> => {
  const address = facts.address.trim();
  const other = judgeOtherText(facts, address);
  if (other !== null) return other;
  const pattern = addressPatternVerdict(address, facts.info);
  return checkAddress({
    address,
    network: facts.currency.network,
    contracts: facts.contracts,
    matchesPattern: pattern === null ? null : pattern === 'Fits',
  });
};
