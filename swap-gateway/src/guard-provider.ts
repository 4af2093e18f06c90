import { isSameDestination } from '@coinlane/chains/addresses';
import type { Network } from '@coinlane/shared-contracts/values';

import { isPositive } from './amount.ts';
import { ProviderFault, ProviderRefusal } from './provider.ts';
import type { CreateOrder, Observation, PlacedOrder, Provider, StoredTerms } from './provider.ts';

const TRIES = 3;
const PAUSE_MS = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Reads the terms of a new order. Some providers report them only a moment later. */
const readTerms = async (read: () => Promise<StoredTerms>, triesLeft: number): Promise<StoredTerms> => {
  try {
    return await read();
  } catch (error) {
    if (triesLeft > 1) {
      await pause();
      return readTerms(read, triesLeft - 1);
    }
    // the address is never shown, so an order without a confirmation cannot be paid
    throw new ProviderFault(`the new order cannot be confirmed: ${String(error)}`, { isOutcomeKnown: true });
  }
};

/** Whether two forms of an address reach the same customer, whose tag can be inside the address. */
const isSameAddress = (network: Network, one: string, other: string | null): boolean =>
  other !== null &&
  isSameDestination(network, { address: one, extraId: null }, { address: other, extraId: null });

/** First term in which the second reply differs from the first or from the request. Null: none. */
const differenceOf = (order: CreateOrder, placed: PlacedOrder, stored: StoredTerms): string | null => {
  if (!isSameAddress(order.from.network, placed.depositAddress, stored.depositAddress))
    return 'depositAddress';
  if (placed.depositExtraId !== stored.depositExtraId) return 'depositExtraId';
  return isSameAddress(order.to.network, order.recipient, stored.recipient) ? null : 'recipient';
};

const demandSameTerms = async (
  provider: Provider,
  order: CreateOrder,
  placed: PlacedOrder,
): Promise<PlacedOrder> => {
  const { terms } = provider;
  if (terms === undefined) return placed;
  const difference = differenceOf(order, placed, await readTerms(() => terms(placed.reference), TRIES));
  if (difference === null) return placed;
  throw new ProviderRefusal('altered_reply', `two replies differ in ${difference}`);
};

/** An amount of 0 or below is a placeholder: the provider does not name the amount. */
const known = (amount: string | null): string | null =>
  amount !== null && isPositive(amount) ? amount : null;

/** Drops placeholders, and "finished" without the hash or amount of the payout. The page then shows "checking". */
const believable = (seen: Observation): Observation => {
  const amountTo = known(seen.amountTo);
  const isUnproved = seen.status === 'finished' && seen.payoutHash === null && amountTo === null;
  const amounts = { amountFrom: known(seen.amountFrom), amountTo, refundAmount: known(seen.refundAmount) };
  return { ...seen, ...amounts, status: isUnproved ? null : seen.status };
};

/**
 * Adds the checks for all providers. A deposit address is returned only if a second reply repeats it. "Finished"
 * needs a fact about the payout.
 */
export const guardProvider = (provider: Provider): Provider => ({
  ...provider,
  create: async (order) => demandSameTerms(provider, order, await provider.create(order)),
  read: async (reference) => believable(await provider.read(reference)),
});
