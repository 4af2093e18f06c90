/** Names of the sandbox's name-based address service (api contract §3.8), with their addresses. */
export const NAMED_ADDRESSES: ReadonlyMap<
  string,
  { readonly protocol: string; readonly tickers: readonly string[] }
> = new Map([
  ['alice@edge', { protocol: 'fio', tickers: ['btc', 'eth', 'usdterc20', 'usdttrc20', 'ltc', 'xrp'] }],
  ['bob@coinlane', { protocol: 'fio', tickers: ['btc'] }],
  ['carol-1@wallet', { protocol: 'fio', tickers: ['eth', 'sol', 'doge'] }],
  ['nobody@edge', { protocol: 'fio', tickers: [] }],
]);

/** Name that fails as if the external service were down. */
export const UNAVAILABLE_NAME = 'down@edge';
