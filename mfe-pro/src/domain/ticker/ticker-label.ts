/** How a ticker says that it is a token on another chain, and how people call that chain. */
const SUFFIXES: readonly (readonly [suffix: string, network: string])[] = [
  ['trc20', 'TRC20'],
  ['erc20', 'ERC20'],
  ['bep20', 'BEP20'],
  ['mainnet', 'Mainnet'],
  ['matic', 'Polygon'],
  ['arb', 'Arbitrum'],
  ['bsc', 'BSC'],
];
const SHORTEST_TICKER = 3;

/** A ticker as people read it: `usdttrc20` is `USDT (TRC20)`, `btc` is `BTC`. */
export const tickerLabel = (ticker: string): string => {
  const text = ticker.toLowerCase();
  const found = SUFFIXES.find(
    ([suffix]) => text.endsWith(suffix) && text.length >= suffix.length + SHORTEST_TICKER,
  );
  if (found === undefined) return text.toUpperCase();
  const [suffix, network] = found;
  return `${text.slice(0, -suffix.length).toUpperCase()} (${network})`;
};
