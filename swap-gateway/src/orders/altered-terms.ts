import { isSameDestination } from '@coinlane/chains/addresses';

import type { StoredTerms } from '../provider.ts';
import type { OrderTerms } from './order.ts';

const isOther = (network: string, agreed: string, reported: string | null): boolean =>
  reported !== null &&
  !isSameDestination(network, { address: agreed, extraId: null }, { address: reported, extraId: null });

/** Longest address of a network, and the characters of addresses. A report with other text names no address. */
const ADDRESS = /^[!-~]{1,200}$/;

/** Recipient of a later report that is not the agreed one, for display: "?" if it is not a text of an address. Null: none. */
export const otherRecipientOf = (
  { to, payoutAddress }: OrderTerms,
  { recipient }: StoredTerms,
): string | null => {
  if (recipient === null || !isOther(to.network, payoutAddress, recipient)) return null;
  return ADDRESS.test(recipient) ? recipient : '?';
};

/** First term in which a later report differs from the order; null: none. A report can leave terms out. */
export const alteredTermOf = (
  { from, to, payinAddress, payinExtraId, payoutAddress }: OrderTerms,
  { depositAddress, depositExtraId, recipient }: StoredTerms,
): 'depositAddress' | 'depositExtraId' | 'recipient' | null => {
  if (isOther(from.network, payinAddress, depositAddress)) return 'depositAddress';
  if (depositExtraId !== null && depositExtraId !== payinExtraId) return 'depositExtraId';
  return isOther(to.network, payoutAddress, recipient) ? 'recipient' : null;
};
