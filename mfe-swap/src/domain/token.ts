import type { Network, Ticker } from '@coinlane/shared-contracts/values';

/** The chains of spec §3 "Token swap config". */
export type Blockchain = 'ethereum' | 'binance' | 'neo' | 'omni';

export type SwapToken = 'bnb' | 'awc' | 'now' | 'ava' | 'usdt';

/** One token on one chain, as named by the legacy swap: `now-erc20`. */
export type TokenVariant = { readonly token: SwapToken; readonly blockchain: Blockchain };

const BINANCE_SUFFIX: Readonly<Partial<Record<SwapToken, string>>> = { bnb: 'mainnet', ava: 'bep2' };

/** Suffix of a chain (spec §9 "Token swap limits", "Chain to suffix"). */
export const suffixOf = ({ token, blockchain }: TokenVariant): string => {
  switch (blockchain) {
    case 'binance':
      return BINANCE_SUFFIX[token] ?? 'bnb';
    case 'ethereum':
      return 'erc20';
    case 'neo':
      return 'nep5';
    case 'omni':
      return 'omni';
  }
};

const NETWORKS: Readonly<Record<Blockchain, Network>> = {
  ethereum: 'eth',
  binance: 'bnb',
  neo: 'neo',
  omni: 'omni',
};

/** Network of a chain by the service's name, or undefined. */
export const networkOfChain = (blockchain: string): Network | undefined =>
  new Map<string, Network>(Object.entries(NETWORKS)).get(blockchain);

/** Network of the addresses of a variant. */
export const networkOf = ({ blockchain }: TokenVariant): Network => NETWORKS[blockchain];

/** ID of the variant in the limits table: `bnb-mainnet`. */
export const variantId = (variant: TokenVariant): string => `${variant.token}-${suffixOf(variant)}`;

/**
 * Exchange ticker of each variant. Four are in spec §9 "Ticker mapping". Of the other pairs, the first variant has
 * the bare ticker, and the ticker of the second contains its chain.
 */
const EXCHANGE_TICKER: Readonly<Record<string, Ticker>> = {
  'usdt-erc20': 'usdterc20',
  'usdt-omni': 'usdt',
  'bnb-mainnet': 'bnbmainnet',
  'bnb-erc20': 'bnb',
  'awc-erc20': 'awc',
  'awc-bnb': 'awcbnb',
  'now-erc20': 'now',
  'now-bnb': 'nowbnb',
  'ava-bep2': 'ava',
  'ava-nep5': 'avanep5',
};

/** Ticker for `?from=` and `?to=` of the exchange page. */
export const exchangeTickerOf = (variant: TokenVariant): Ticker =>
  EXCHANGE_TICKER[variantId(variant)] ?? variant.token;

/** Decimals on Ethereum. On other chains, and for other tokens, eight. */
const ETHEREUM_DECIMALS: Readonly<Partial<Record<SwapToken, number>>> = { bnb: 18, usdt: 6 };
const USUAL_DECIMALS = 8;

/** Number of decimals of a variant. */
export const decimalsOf = ({ token, blockchain }: TokenVariant): number =>
  (blockchain === 'ethereum' ? ETHEREUM_DECIMALS[token] : undefined) ?? USUAL_DECIMALS;

/** Whether a payout in this variant needs an extra ID (spec §9: only now-bnb). */
export const hasExtraId = (variant: TokenVariant): boolean => variantId(variant) === 'now-bnb';
