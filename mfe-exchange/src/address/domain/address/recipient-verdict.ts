import type { AddressVerdict, TokenContract } from '@coinlane/chains/addresses';
import type { Network } from '@coinlane/shared-contracts/values';

import type { Currency, CurrencyInfo } from '../../../currency/domain/currency';

/** Facts about an address in a form field. */
export type AddressFacts = {
  readonly address: string;
  /** Currency of the address: `to` for a recipient, `from` for a refund address. */
  readonly currency: Currency;
  /** Null while unknown: then the default pattern of spec §5 applies. */
  readonly info: CurrencyInfo | null;
  /** Contracts of listed tokens (`tokenContractsOf`). */
  readonly contracts: readonly TokenContract[];
};

/** Result of the local address check, before any server call (spec §5 "Recipient address"). */
export type RecipientVerdict =
  | AddressVerdict
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'NameBasedAddress'; readonly name: string }
  | { readonly _tag: 'PartnerAddress'; readonly address: string }
  | AmbiguousAddress;

/** Valid, but also on networks where it has another owner: the text does not show which network is meant. */
export type AmbiguousAddress = {
  readonly _tag: 'Ambiguous';
  readonly address: string;
  readonly network: Network;
  /** The other networks. */
  readonly networks: readonly Network[];
  /** Display names of the other networks. */
  readonly names: readonly string[];
  /** Form of the address that is valid on fewer networks, or null. */
  readonly saferSpelling: string | null;
};

type ValidAddress = Extract<AddressVerdict, { readonly _tag: 'Valid' }>;
type Tagged = { readonly _tag: string };

const isAmbiguous = (verdict: Tagged | null): verdict is AmbiguousAddress => verdict?._tag === 'Ambiguous';

/** Address that the user confirmed for a network. */
export type ConfirmedAddress = Pick<AmbiguousAddress, 'network' | 'address'>;

/** Returns the verdict, given the addresses that the user confirmed. */
export const withConfirmed = <Verdict extends Tagged | null>(
  verdict: Verdict,
  confirmed: readonly ConfirmedAddress[],
): Verdict | ValidAddress =>
  isAmbiguous(verdict) &&
  confirmed.some(({ network, address }) => network === verdict.network && address === verdict.address)
    ? { _tag: 'Valid', address: verdict.address }
    : verdict;

/** Whether the form can be sent with a verdict. */
export const isAcceptable = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'Valid' || _tag === 'NameBasedAddress' || _tag === 'PartnerAddress' || _tag === 'NotNeeded';
