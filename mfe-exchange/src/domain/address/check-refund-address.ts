import { isSameAccount } from '@coinlane/chains/addresses';

import { checkAddressText } from './check-recipient';
import type { AddressFacts, AmbiguousAddress, RecipientVerdict } from './recipient-verdict';

export type RefundFacts = AddressFacts & {
  /** The recipient in the form, and its network: a refund there would be on another chain. */
  readonly recipient: string;
  readonly recipientNetwork: string;
  /** After creation: where the visitor was asked to pay; null before. */
  readonly payinAddress: string | null;
};

export type RefundVerdict =
  | Exclude<
      RecipientVerdict,
      { readonly _tag: 'Empty' | 'NameBasedAddress' | 'PartnerAddress' | 'Ambiguous' }
    >
  /** None given, and none is asked for. */
  | { readonly _tag: 'NotNeeded' }
  /** None given although the `from` currency is anonymous: nobody could send it back. */
  | { readonly _tag: 'Required' }
  | { readonly _tag: 'SameAsRecipient' }
  | { readonly _tag: 'SameAsPayin' };

const withoutAddress = ({ currency, info }: RefundFacts): RefundVerdict => ({
  _tag: currency.isAnonymous || info?.isAnonymous === true ? 'Required' : 'NotNeeded',
});

/** The recipient of another chain, unless the address is of both: one key owns all EVM chains. */
const isForeignRecipient = (
  { recipient, recipientNetwork, currency }: RefundFacts,
  address: string,
): boolean =>
  recipientNetwork !== currency.network && isSameAccount(recipientNetwork, address, recipient.trim());

/** Neither a name nor a partner is somewhere a provider could send money back to. */
const toRefundVerdict = (verdict: Exclude<RecipientVerdict, AmbiguousAddress>): RefundVerdict =>
  verdict._tag === 'Empty' || verdict._tag === 'NameBasedAddress' || verdict._tag === 'PartnerAddress'
    ? { _tag: 'PatternMismatch' }
    : verdict;

/** Judges a refund address (spec §5 "Refund address"). Never rejects. */
export const checkRefundAddress = async (facts: RefundFacts): Promise<RefundVerdict> => {
  const address = facts.address.trim();
  if (address === '') return withoutAddress(facts);
  const { payinAddress, currency } = facts;
  if (payinAddress !== null && isSameAccount(currency.network, address, payinAddress))
    return { _tag: 'SameAsPayin' };
  const verdict = toRefundVerdict(await checkAddressText(facts));
  return verdict._tag !== 'Valid' && isForeignRecipient(facts, address)
    ? { _tag: 'SameAsRecipient' }
    : verdict;
};
