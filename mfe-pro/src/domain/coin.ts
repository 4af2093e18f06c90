import { networkName } from '@coinlane/chains/networks';

export type Coin = {
  readonly ticker: string;
  /** Display ticker, for example `usdt`. */
  readonly displayTicker: string;
  readonly name: string;
  readonly network: string;
  readonly tokenContract: string | null;
  readonly hasExtraId: boolean;
  readonly iconUrl: string | null;
};

const MAX_RESULTS = 8;

const rankOf = ({ ticker, displayTicker, name }: Coin, wanted: string): number => {
  if (ticker === wanted || displayTicker === wanted) return 0;
  if (displayTicker.startsWith(wanted) || ticker.startsWith(wanted)) return 1;
  if (name.toLowerCase().startsWith(wanted)) return 2;
  return ticker.includes(wanted) || name.toLowerCase().includes(wanted) ? 3 : 4;
};

/** Coins that match a search, best match first. An empty search returns the start of the list. */
export const findCoins = (coins: readonly Coin[], search: string): readonly Coin[] => {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return coins.slice(0, MAX_RESULTS);
  return coins
    .map((coin, at) => ({ coin, at, rank: rankOf(coin, wanted) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, MAX_RESULTS)
    .map(({ coin }) => coin);
};

/** Label of a coin: `USDT · Tether (TRON)`. */
export const coinLabel = ({ displayTicker, name, network }: Coin): string => {
  const chain = network === displayTicker ? '' : ` (${networkName(network)})`;
  return `${displayTicker.toUpperCase()} · ${name}${chain}`;
};
