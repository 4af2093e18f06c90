import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

/** A currency as the listing knows it (spec §3 "Currency (as listed)"). */
export type ListedCurrency = {
  readonly id: string;
  readonly name: string;
  readonly ticker: Ticker;
  readonly displayTicker: Ticker;
  readonly network: Network;
  /** The slug of the currency's pages. */
  readonly link: string;
  /** On this site; null where the currency has no icon. */
  readonly iconPath: string | null;
  readonly isPage: boolean;
  readonly isFiat: boolean;
  readonly isUnpopular: boolean;
  readonly isFixedRateEnabled: boolean;
  /** The link or the id of the currency whose page stands in for this one's. */
  readonly redirectTo: string | null;
  /** What the calculator starts with; null where nobody has said. */
  readonly defaultAmount: DecimalString | null;
  /** Whether a visitor may send it to us, and get it from us. */
  readonly mayBeSent: boolean;
  readonly mayBeReceived: boolean;
  readonly hasNoUpperLimit: boolean;
};

/** The name without its '(...)' suffix (spec §3 "Currency (as listed)"). */
export const displayName = ({ name }: Pick<ListedCurrency, 'name'>): string =>
  name.replace(/\s*\([^()]*\)\s*$/, '').trim() || name;

const ALWAYS_WITH_NETWORK: readonly Network[] = ['zksync'];

type OnNetwork = Pick<ListedCurrency, 'ticker' | 'displayTicker' | 'network' | 'isFiat'>;

/** Whether the currency is its network's own coin, so that the network says nothing new (spec §2 "Coin pairs page"). */
export const isOwnNetwork = ({ ticker, displayTicker, network, isFiat }: OnNetwork): boolean =>
  isFiat || network === '' || ticker === network || displayTicker === network;

/** The network to write beside the ticker, or null (spec §2 "Each row shows", §9 "Always shown": zksync). */
export const networkSuperscript = (currency: OnNetwork): string | null =>
  isOwnNetwork(currency) && !ALWAYS_WITH_NETWORK.includes(currency.network)
    ? null
    : currency.network.toUpperCase();

/** Spec §3: "A page coin is treated as unpopular if it has redirectTo or isUnpopular". */
export const isUnpopularPageCoin = ({ redirectTo, isUnpopular }: ListedCurrency): boolean =>
  redirectTo !== null || isUnpopular;

/** The currency that stands in for one with redirectTo, which names a link or an id; null where there is none. */
export const redirectTarget = (
  { redirectTo, link }: ListedCurrency,
  currencies: readonly ListedCurrency[],
): ListedCurrency | null => {
  if (redirectTo === null) return null;
  const target = currencies.find((other) => other.link === redirectTo || other.id === redirectTo);
  return target === undefined || target.link === link ? null : target;
};
