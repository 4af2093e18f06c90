/** A coin of the lab. All rates are derived from prices in USD. */
export type LabCoin = {
  readonly ticker: string;
  readonly name: string;
  /** Network code of the site. */
  readonly network: string;
  readonly contract: string | null;
  readonly decimals: number;
  readonly usd: number;
  /** Network code of 1Click, and its key of the asset. Null: it has no such asset. */
  readonly oneClick: { readonly blockchain: string; readonly assetId: string } | null;
};

const coin = (
  ticker: string,
  name: string,
  network: string,
  decimals: number,
  usd: number,
  more: Partial<LabCoin> = {},
): LabCoin => ({ ticker, name, network, contract: null, decimals, usd, oneClick: null, ...more });

const intents = (blockchain: string, assetId: string): LabCoin['oneClick'] => ({ blockchain, assetId });

export const COINS: readonly LabCoin[] = [
  coin('btc', 'Bitcoin', 'btc', 8, 66_000, { oneClick: intents('btc', 'nep141:btc.omft.near') }),
  coin('eth', 'Ethereum', 'eth', 18, 1_950, { oneClick: intents('eth', 'nep141:eth.omft.near') }),
  coin('eth', 'Ethereum', 'arbitrum', 18, 1_950, { oneClick: intents('arb', 'nep141:arb.omft.near') }),
  coin('sol', 'Solana', 'sol', 9, 140, { oneClick: intents('sol', 'nep141:sol.omft.near') }),
  coin('ltc', 'Litecoin', 'ltc', 8, 85, { oneClick: intents('ltc', 'nep141:ltc.omft.near') }),
  coin('trx', 'TRON', 'trx', 6, 0.29, { oneClick: intents('tron', 'nep141:tron.omft.near') }),
  coin('xrp', 'XRP', 'xrp', 6, 2.1, { oneClick: intents('xrp', 'nep141:xrp.omft.near') }),
  coin('xlm', 'Stellar', 'xlm', 7, 0.25),
  coin('usdt', 'Tether', 'eth', 6, 1, {
    contract: '0xdac17f958d2ee523a2206206994597c13d831ec7',
    oneClick: intents('eth', 'nep141:eth-0xdac17f958d2ee523a2206206994597c13d831ec7.omft.near'),
  }),
  coin('usdt', 'Tether', 'trx', 6, 1, {
    contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    oneClick: intents('tron', 'nep141:tron-d28a265909efecdcee7c5028585214ea0b96f015.omft.near'),
  }),
  coin('usdc', 'USD Coin', 'eth', 6, 1, {
    contract: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    oneClick: intents('eth', 'nep141:eth-0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.omft.near'),
  }),
];

/** The coin with a price of one dollar. */
export const USDT: LabCoin = coin('usdt', 'Tether', 'eth', 6, 1);
