import type { Network } from '@coinlane/shared-contracts/values';

import { paymentIdOf } from '../families/monero.ts';
import { tagOfXAddress } from '../families/ripple.ts';
import { idOfMuxedAccount } from '../families/stellar.ts';
import { isSameAccount } from './account-of.ts';

/** Address of a payment, with its separate tag, memo or payment ID. Null or empty: none. */
type Destination = { readonly address: string; readonly extraId: string | null };

const FINDERS: ReadonlyMap<Network, (address: string) => string | null> = new Map([
  ['xrp', tagOfXAddress],
  ['xlm', idOfMuxedAccount],
  ['xmr', paymentIdOf],
]);

/** Extra IDs inside and next to an address. Two different IDs contradict each other. */
const extraIdsOf = (network: Network, { address, extraId }: Destination): ReadonlySet<string> =>
  new Set([FINDERS.get(network)?.(address) ?? '', extraId ?? ''].filter((id) => id !== ''));

/**
 * Whether the tag, memo or payment ID next to an address contradicts the one inside it. It is then unclear which
 * customer is paid.
 */
export const hasTwoExtraIds = (network: Network, destination: Destination): boolean =>
  extraIdsOf(network, destination).size > 1;

/** Whether a payment has a tag, memo or payment ID, inside or beside its address. */
export const hasExtraId = (network: Network, destination: Destination): boolean =>
  extraIdsOf(network, destination).size > 0;

/**
 * Whether two payments reach the same customer: one account, and the same tag, memo or payment ID, inside or next to
 * the address. An exchange has one account for all customers, so `isSameAccount` is not enough to confirm a payment.
 */
export const isSameDestination = (network: Network, one: Destination, other: Destination): boolean => {
  const [ids, otherIds] = [extraIdsOf(network, one), extraIdsOf(network, other)];
  return (
    isSameAccount(network, one.address, other.address) &&
    ids.size <= 1 &&
    ids.size === otherIds.size &&
    [...ids].every((id) => otherIds.has(id))
  );
};
