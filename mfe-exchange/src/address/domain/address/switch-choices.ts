import type { Network } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../../currency/domain/currency';

/** Maximum number of buttons. */
const MAX_CHOICES = 4;

const isOwnCoin = ({ tokenContract, ticker, network }: Currency): boolean =>
  tokenContract === null && (ticker === network || ticker.endsWith(network));

/** Returns the listed currency on each matching network, in the order of the networks. */
const onEach = (
  currencies: readonly Currency[],
  networks: readonly Network[],
  fits: (currency: Currency) => boolean,
): readonly Currency[] =>
  networks.flatMap((network) => currencies.find((it) => it.network === network && fits(it)) ?? []);

/**
 * Returns the currencies to offer if the address is valid on other networks: the same coin there, or the native
 * coins of those networks if the coin is not listed there.
 */
export const switchChoices = (
  currencies: readonly Currency[],
  networks: readonly Network[],
  to: Currency,
): readonly Currency[] => {
  const receivable = currencies.filter(({ canBeReceived, isFiat }) => canBeReceived && !isFiat);
  const same = onEach(receivable, networks, ({ displayTicker }) => displayTicker === to.displayTicker);
  const choices = same.length > 0 ? same : onEach(receivable, networks, isOwnCoin);
  return choices.slice(0, MAX_CHOICES);
};
