import { isSameAccount } from '@coinlane/chains/addresses';

import { checkRecipient } from './check-recipient';
import type { AddressFacts, RecipientVerdict } from './recipient-verdict';

export type RefundFacts = AddressFacts & {
  /** Recipient in the form, and its network. A refund to it would go to another network. */
  readonly recipient: string;
  readonly recipientNetwork: string;
  /** The deposit address after creation. Null before. */
  readonly payinAddress: string | null;
};

export type RefundVerdict =
  | Exclude<RecipientVerdict, { readonly _tag: 'Empty' | 'NameBasedAddress' | 'PartnerAddress' }>
  /** The field is empty and optional. */
  | { readonly _tag: 'NotNeeded' }
  /**
   * The field is empty although the `from` currency is anonymous: without an address, the deposit cannot be returned.
   */
  | { readonly _tag: 'Required' }
  | { readonly _tag: 'SameAsRecipient' }
  | { readonly _tag: 'SameAsPayin' };

const withoutAddress = ({ currency, info }: RefundFacts): RefundVerdict => ({
  _tag: currency.isAnonymous || info?.isAnonymous === true ? 'Required' : 'NotNeeded',
});

/**
 * Whether an address is the form's recipient on another network. The owner of an EVM address has the same one on
 * all EVM networks, so this matters only if the address is not valid here.
 */
const isForeignRecipient = (
  { recipient, recipientNetwork, currency }: RefundFacts,
  address: string,
): boolean =>
  recipientNetwork !== currency.network && isSameAccount(recipientNetwork, address, recipient.trim());

/** Names and partner addresses cannot receive a refund. */
const toRefundVerdict = (verdict: RecipientVerdict): RefundVerdict =>
  verdict._tag === 'Empty' || verdict._tag === 'NameBasedAddress' || verdict._tag === 'PartnerAddress'
    ? { _tag: 'PatternMismatch' }
    : verdict;

/** Checks a refund address (spec §5 "Refund address"). Never rejects. */
export const checkRefundAddress = async (facts: RefundFacts): Promise<RefundVerdict> => {
  const address = facts.address.trim();
  if (address === '') return withoutAddress(facts);
  const { payinAddress, currency } = facts;
  if (payinAddress !== null && isSameAccount(currency.network, address, payinAddress))
    return { _tag: 'SameAsPayin' };
  const verdict = toRefundVerdict(await checkRecipient(facts));
  const isValid = verdict._tag === 'Valid' || verdict._tag === 'Ambiguous';
  return !isValid && isForeignRecipient(facts, address) ? { _tag: 'SameAsRecipient' } : verdict;
};
