/** Chain variant of a token in the legacy swap, and its ticker here. */
type Variant = { readonly token: string; readonly blockchain: string; readonly ticker: string };

/** Pair of the legacy token swap (spec §9 "Token swap limits"). */
export type TokenSwapPair = {
  readonly variants: readonly [Variant, Variant];
  readonly min: string;
  readonly max: string | null;
  /** Whether the swap becomes an exchange order (spec §2 "After creating a swap"). */
  readonly isExchange: boolean;
};

const variant = (token: string, blockchain: string, ticker: string): Variant => ({
  token,
  blockchain,
  ticker,
});

/** The five pairs, each between two chains of one token. */
export const TOKEN_SWAP_PAIRS: readonly TokenSwapPair[] = [
  {
    variants: [variant('bnb', 'ethereum', 'bnb'), variant('bnb', 'binance', 'bnbmainnet')],
    min: '0.5',
    max: '1500',
    isExchange: true,
  },
  {
    variants: [variant('awc', 'ethereum', 'awc'), variant('awc', 'binance', 'awcbnb')],
    min: '50',
    max: null,
    isExchange: false,
  },
  {
    variants: [variant('now', 'ethereum', 'now'), variant('now', 'binance', 'nowbnb')],
    min: '500',
    max: '200000',
    isExchange: false,
  },
  {
    variants: [variant('ava', 'binance', 'ava'), variant('ava', 'neo', 'avanep5')],
    min: '10',
    max: null,
    isExchange: false,
  },
  {
    variants: [variant('usdt', 'omni', 'usdt'), variant('usdt', 'ethereum', 'usdterc20')],
    min: '20',
    max: null,
    isExchange: true,
  },
];

/** Share of an amount that the legacy swap pays out. */
export const TOKEN_SWAP_SHARE = '0.995';

/** Pair of two tickers that the legacy swap serves at its own rate, or undefined. */
export const findOwnTokenSwap = (fromTicker: string, toTicker: string): TokenSwapPair | undefined =>
  TOKEN_SWAP_PAIRS.find(
    ({ variants: [one, other], isExchange }) =>
      !isExchange &&
      ((one.ticker === fromTicker && other.ticker === toTicker) ||
        (one.ticker === toTicker && other.ticker === fromTicker)),
  );
