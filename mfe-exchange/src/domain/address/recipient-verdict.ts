import type { Network } from '@coinlane/shared-contracts/values';

import type { Currency, CurrencyInfo } from '../currency';

/** What is known about an address while it is still a form field. */
export type AddressFacts = {
  readonly address: string;
  /** The address's currency: `to` for a recipient, `from` for a refund address. */
  readonly currency: Currency;
  /** Null while it is not known: the default pattern of spec §5 then holds. */
  readonly info: CurrencyInfo | null;
  /** Contracts of listed tokens, lower case (`knownContractsOf`). */
  readonly knownContracts: ReadonlySet<string>;
};

/** What an address is worth before any server is asked (spec §5 "Recipient address"). */
export type RecipientVerdict =
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'PatternMismatch' }
  /** Right alphabet and length, wrong checksum: a character is lost or changed. */
  | { readonly _tag: 'ChecksumMismatch' }
  | { readonly _tag: 'TokenContract' }
  /** Not of this network, but valid on these. */
  | { readonly _tag: 'OtherChain'; readonly networks: readonly Network[] }
  | { readonly _tag: 'NameBasedAddress'; readonly name: string }
  | { readonly _tag: 'PartnerAddress'; readonly address: string }
  /** `address` is the given one without white space around. */
  | { readonly _tag: 'Valid'; readonly address: string };

/** Whether a verdict lets the form be sent. */
export const isAcceptable = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'Valid' || _tag === 'NameBasedAddress' || _tag === 'PartnerAddress' || _tag === 'NotNeeded';
