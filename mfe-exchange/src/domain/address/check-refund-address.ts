import { checkRecipient } from './check-recipient';
import type { AddressFacts, RecipientVerdict } from './recipient-verdict';

export type RefundFacts = AddressFacts & {
  /** The recipient in the form, and its network: a refund there would be on another chain. */
  readonly recipient: string;
  readonly recipientNetwork: string;
  /** After creation: where the visitor was asked to pay; null before. */
  readonly payinAddress: string | null;
};

export type RefundVerdict =
  | Exclude<RecipientVerdict, { readonly _tag: 'Empty' | 'NameBasedAddress' | 'PartnerAddress' }>
  /** None given, and none is asked for. */
  | { readonly _tag: 'NotNeeded' }
  /** None given although the `from` currency is anonymous: nobody could send it back. */
  | { readonly _tag: 'Required' }
  | { readonly _tag: 'SameAsRecipient' }
  | { readonly _tag: 'SameAsPayin' };

/** Judges a refund address (spec §5 "Refund address"). */
export const checkRefundAddress = async (facts: RefundFacts): Promise<RefundVerdict> => {
  const address = facts.address.trim();
  if (address === '') {
    const isAnonymous = facts.currency.isAnonymous || facts.info?.isAnonymous === true;
    return { _tag: isAnonymous ? 'Required' : 'NotNeeded' };
  }
  if (address === facts.payinAddress) return { _tag: 'SameAsPayin' };
  const isOtherChain = facts.recipientNetwork !== facts.currency.network;
  const verdict = await checkRecipient(facts);
  switch (verdict._tag) {
    case 'Empty':
    case 'NameBasedAddress':
    case 'PartnerAddress':
      return { _tag: 'PatternMismatch' };
    case 'Valid':
      return verdict;
    case 'PatternMismatch':
    case 'ChecksumMismatch':
    case 'TokenContract':
    case 'OtherChain':
      return isOtherChain && address === facts.recipient.trim() ? { _tag: 'SameAsRecipient' } : verdict;
  }
};
