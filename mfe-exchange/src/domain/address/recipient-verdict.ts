import type { Strangeness } from '@coinlane/chains/addresses';
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
  /** It has something that no address has, and it can be named (fault matrix B03). */
  | { readonly _tag: 'StrangeText'; readonly strangeness: Strangeness }
  /** Right alphabet and length, wrong checksum: a character is lost or changed. */
  | { readonly _tag: 'ChecksumMismatch' }
  /** The chain's own, but of a kind that is not paid: of a test network, a stake, confidential. */
  | { readonly _tag: 'UnpayableKind' }
  | { readonly _tag: 'TokenContract' }
  /** A burn or zero address. */
  | { readonly _tag: 'NobodysAddress' }
  /** Not of this network, but valid on these. */
  | { readonly _tag: 'OtherChain'; readonly networks: readonly Network[] }
  | { readonly _tag: 'NameBasedAddress'; readonly name: string }
  | { readonly _tag: 'PartnerAddress'; readonly address: string }
  | {
      readonly _tag: 'Valid';
      /** The given one without white space around. */
      readonly address: string;
      /** The tag or memo inside the address itself: X-address, muxed account. */
      readonly innerExtraId?: string;
    };

/** Whether a verdict lets the form be sent. */
export const isAcceptable = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'Valid' || _tag === 'NameBasedAddress' || _tag === 'PartnerAddress' || _tag === 'NotNeeded';
