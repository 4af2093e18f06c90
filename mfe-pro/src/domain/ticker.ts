import { networkName } from '@coinlane/chains/networks';

/** Ticker suffixes for other networks: codes and aliases of networks. */
const SUFFIXES = ['trc20', 'erc20', 'bep20', 'arc20', 'mainnet', 'matic', 'arb', 'bsc'];
const SHORTEST_TICKER = 3;

/** Formats a ticker for display: `usdttrc20` is `USDT (TRON)`, `btc` is `BTC`. */
export const tickerLabel = (ticker: string): string => {
  const text = ticker.toLowerCase();
  const suffix = SUFFIXES.find((each) => text.endsWith(each) && text.length >= each.length + SHORTEST_TICKER);
  if (suffix === undefined) return text.toUpperCase();
  return `${text.slice(0, -suffix.length).toUpperCase()} (${networkName(suffix)})`;
};
