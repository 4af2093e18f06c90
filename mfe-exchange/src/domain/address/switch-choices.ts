import type { Network } from '@coinlane/shared-contracts/values';

import type { Currency } from '../currency';

/** More buttons than this are no help. */
const MOST_CHOICES = 4;

const isOwnCoin = ({ tokenContract, ticker, network }: Currency): boolean =>
  tokenContract === null && (ticker === network || ticker.endsWith(network));

/** The listed currency on each network that fits, in the order of the networks. */
const onEach = (
  currencies: readonly Currency[],
  networks: readonly Network[],
  fits: (currency: Currency) => boolean,
): readonly Currency[] =>
  networks.flatMap((network) => currencies.find((it) => it.network === network && fits(it)) ?? []);

/**
 * What the visitor may receive instead when the address is valid on other networks: the same coin there; where it is
 * not listed there, those networks' own coins.
 */
export const switchChoices = (
  currencies: readonly Currency[],
  networks: readonly Network[],
  to: Currency,
): readonly Currency[] => {
  const receivable = currencies.filter(({ canBeReceived, isFiat }) => canBeReceived && !isFiat);
  const same = onEach(receivable, networks, ({ displayTicker }) => displayTicker === to.displayTicker);
  const choices = same.length > 0 ? same : onEach(receivable, networks, isOwnCoin);
  return choices.slice(0, MOST_CHOICES);
};
