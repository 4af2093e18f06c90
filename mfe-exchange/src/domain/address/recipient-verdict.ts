import type { AddressVerdict, TokenContract } from '@coinlane/chains/addresses';

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
  | { readonly _tag: 'PartnerAddress'; readonly address: string };

/** Whether a verdict lets the form be sent. */
export const isAcceptable = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'Valid' || _tag === 'NameBasedAddress' || _tag === 'PartnerAddress' || _tag === 'NotNeeded';
