import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

/** Lists of spec §9 "Coin lists" that filter the table of all currencies, in display order. */
export const COIN_LISTS = ['defi', 'meme'] as const;
export type CoinList = (typeof COIN_LISTS)[number];

/** A currency of the listing (spec §3 "Currency (as listed)"). */
export type ListedCurrency = {
  readonly id: string;
  readonly name: string;
  readonly ticker: Ticker;
  readonly displayTicker: Ticker;
  readonly network: Network;
  /** Display name of the network, for example "Avalanche C-Chain". */
  readonly networkName: string;
  /** Coin list of the currency. Null: none. */
  readonly list: CoinList | null;
  /** Slug of the currency's pages. */
  readonly link: string;
  /** Path on this site. Null: no icon. */
  readonly iconPath: string | null;
  readonly isPage: boolean;
  readonly isFiat: boolean;
  readonly isUnpopular: boolean;
  readonly isFixedRateEnabled: boolean;
  /** Link or ID of the currency that this one redirects to. */
  readonly redirectTo: string | null;
  /** Initial amount of the calculator, or null. */
  readonly defaultAmount: DecimalString | null;
  /** Whether the user can send it, and receive it. */
  readonly mayBeSent: boolean;
  readonly mayBeReceived: boolean;
  readonly hasNoUpperLimit: boolean;
};

/** The name without its '(...)' suffix (spec §3 "Currency (as listed)"). */
export const displayName = ({ name }: Pick<ListedCurrency, 'name'>): string =>
  name.replace(/\s*\([^()]*\)\s*$/, '').trim() || name;

const ALWAYS_WITH_NETWORK: readonly Network[] = ['zksync'];

type OnNetwork = Pick<ListedCurrency, 'ticker' | 'displayTicker' | 'network' | 'networkName' | 'isFiat'>;

/**
 * Whether the currency is the native coin of its network, so that the network need not be shown (spec §2 "Coin
 * pairs page").
 */
export const isOwnNetwork = ({
  ticker,
  displayTicker,
  network,
  isFiat,
}: Omit<OnNetwork, 'networkName'>): boolean =>
  isFiat || network === '' || ticker === network || displayTicker === network;

/** Name of the network to show next to the ticker, or null (spec §2 "Each row shows", §9 "Always shown": zksync). */
export const networkSuperscript = (currency: OnNetwork): string | null =>
  isOwnNetwork(currency) && !ALWAYS_WITH_NETWORK.includes(currency.network) ? null : currency.networkName;

/** Spec §3: "A page coin is treated as unpopular if it has redirectTo or isUnpopular". */
export const isUnpopularPageCoin = ({ redirectTo, isUnpopular }: ListedCurrency): boolean =>
  redirectTo !== null || isUnpopular;

/** The currency that `redirectTo` names by link or ID, or null. */
export const redirectTarget = (
  { redirectTo, link }: ListedCurrency,
  currencies: readonly ListedCurrency[],
): ListedCurrency | null => {
  if (redirectTo === null) return null;
  const target = currencies.find((other) => other.link === redirectTo || other.id === redirectTo);
  return target === undefined || target.link === link ? null : target;
};
