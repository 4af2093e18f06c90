import type { AddressVerdict, TokenContract } from '@coinlane/chains/addresses';
import type { Network } from '@coinlane/shared-contracts/values';

import type { Currency, CurrencyInfo } from '../currency';

/** What is known about an address while it is still a form field. */
export type AddressFacts = {
  readonly address: string;
  /** The address's currency: `to` for a recipient, `from` for a refund address. */
  readonly currency: Currency;
  /** Null while it is not known: the default pattern of spec §5 then holds. */
  readonly info: CurrencyInfo | null;
  /** Contracts of listed tokens (`tokenContractsOf`). */
  readonly contracts: readonly TokenContract[];
};

/** What an address is worth before any server is asked (spec §5 "Recipient address"). */
export type RecipientVerdict =
  | AddressVerdict
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'NameBasedAddress'; readonly name: string }
  | { readonly _tag: 'PartnerAddress'; readonly address: string }
  | AmbiguousAddress;

/** Valid, and valid on chains of other owners too: the text cannot tell whose it is. */
export type AmbiguousAddress = {
  readonly _tag: 'Ambiguous';
  readonly address: string;
  readonly networks: readonly Network[];
  /** A spelling that fewer chains share; null: there is none. */
  readonly saferSpelling: string | null;
};

/** The verdict after the user confirmed an address as their own. */
export const withConfirmed = (
  verdict: RecipientVerdict | null,
  confirmed: string | null,
): RecipientVerdict | null =>
  verdict?._tag === 'Ambiguous' && verdict.address === confirmed
    ? { _tag: 'Valid', address: verdict.address }
    : verdict;

/** Whether a verdict lets the form be sent. */
export const isAcceptable = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'Valid' || _tag === 'NameBasedAddress' || _tag === 'PartnerAddress' || _tag === 'NotNeeded';
