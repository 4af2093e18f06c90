import type { AddressFacts, RecipientVerdict } from './recipient-verdict';
import { isNameBasedAddress } from './name-based-address';
import { fitsAddressPattern } from './service-pattern';

/** Judges a recipient address: spec §5 "Recipient address", then the real checksum of its network. */
export const checkRecipient = (facts: AddressFacts): Promise<RecipientVerdict> => {
  const address = facts.address.trim();
  if (address === '') return Promise.resolve({ _tag: 'Empty' });
  if (isNameBasedAddress(address)) return Promise.resolve({ _tag: 'NameBasedAddress', name: address });
  if (!fitsAddressPattern(address, facts.info)) return Promise.resolve({ _tag: 'PatternMismatch' });
  return Promise.resolve({ _tag: 'Valid', address });
};
