import { isPayable, isSameDestination } from '@coinlane/chains/addresses';

import type { StoredTerms } from '../provider.ts';
import type { OrderTerms } from './order.ts';

const isOther = (network: string, agreed: string, reported: string | null): boolean =>
  reported !== null &&
  !isSameDestination(network, { address: agreed, extraId: null }, { address: reported, extraId: null });

/**
 * Recipient in a later report that is not the agreed one, for display. "?" if its network has no such address.
 * Null: none.
 */
export const otherRecipientOf = async (
  { to, payoutAddress }: OrderTerms,
  { recipient }: StoredTerms,
): Promise<string | null> => {
  if (recipient === null || !isOther(to.network, payoutAddress, recipient)) return null;
  return (await isPayable(recipient, to.network)) ? recipient : '?';
};

/** First term in which a later report differs from the order. Null: none. A report can omit terms. */
export const alteredTermOf = (
  { from, to, payinAddress, payinExtraId, payoutAddress }: OrderTerms,
  { depositAddress, depositExtraId, recipient }: StoredTerms,
): 'depositAddress' | 'depositExtraId' | 'recipient' | null => {
  if (isOther(from.network, payinAddress, depositAddress)) return 'depositAddress';
  if (depositExtraId !== null && depositExtraId !== payinExtraId) return 'depositExtraId';
  return isOther(to.network, payoutAddress, recipient) ? 'recipient' : null;
};
