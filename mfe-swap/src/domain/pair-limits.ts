import { exchangeTickerOf, variantId } from './token';
import type { SwapToken, TokenVariant } from './token';

/** Exact amount in the token. */
export type Amount = `${number}`;

export type TokenSwapPair = {
  /** The `{tokenSlug}` of the pair's page. */
  readonly token: SwapToken;
  readonly from: TokenVariant;
  readonly to: TokenVariant;
  readonly min: Amount;
  /** Null: no maximum. */
  readonly max: Amount | null;
  /** Whether the pair has both directions. */
  readonly isReversible: boolean;
};

const NOW_PAIR: TokenSwapPair = {
  token: 'now',
  from: { token: 'now', blockchain: 'ethereum' },
  to: { token: 'now', blockchain: 'binance' },
  min: '500',
  max: '200000',
  isReversible: true,
};

/** Spec §9 "Token swap limits": the five pairs. */
export const TOKEN_SWAP_PAIRS: readonly TokenSwapPair[] = [
  {
    token: 'bnb',
    from: { token: 'bnb', blockchain: 'ethereum' },
    to: { token: 'bnb', blockchain: 'binance' },
    min: '0.5',
    max: '1500',
    isReversible: false,
  },
  {
    token: 'awc',
    from: { token: 'awc', blockchain: 'ethereum' },
    to: { token: 'awc', blockchain: 'binance' },
    min: '50',
    max: null,
    isReversible: false,
  },
  NOW_PAIR,
  {
    token: 'ava',
    // only from NEO, because spec §7 has a call only for this AVA swap
    from: { token: 'ava', blockchain: 'neo' },
    to: { token: 'ava', blockchain: 'binance' },
    min: '10',
    max: null,
    isReversible: false,
  },
  {
    token: 'usdt',
    from: { token: 'usdt', blockchain: 'omni' },
    to: { token: 'usdt', blockchain: 'ethereum' },
    min: '20',
    max: null,
    isReversible: true,
  },
];

/** Path of the exchange page for this pair, without language prefix. */
export const exchangePathOf = ({ from, to }: TokenSwapPair): string =>
  `/exchange?from=${encodeURIComponent(exchangeTickerOf(from))}&to=${encodeURIComponent(exchangeTickerOf(to))}`;

/** The first pair of `/swap`: it works in both directions and requires a memo. */
export const FIRST_PAIR = NOW_PAIR;

/** Variant of a swap's side by the service's names, or null. */
export const variantOf = (side: {
  readonly currency: string;
  readonly blockchain: string;
}): TokenVariant | null =>
  TOKEN_SWAP_PAIRS.flatMap(({ from, to }) => [from, to]).find(
    ({ token, blockchain }) => token === side.currency.toLowerCase() && blockchain === side.blockchain,
  ) ?? null;

/** The stepper options of a page (spec §2: `data-from`, `data-to`, `data-reverse`). */
export type PairSelection = {
  readonly from: string | null;
  readonly to: string | null;
  readonly isReverse: boolean;
};

const swappedSides = (pair: TokenSwapPair): TokenSwapPair => ({ ...pair, from: pair.to, to: pair.from });

const isNamed = (name: string, variant: TokenVariant): boolean =>
  [variantId(variant), exchangeTickerOf(variant)].includes(name.toLowerCase());

/**
 * Pair and direction for a variant (`now-erc20`), exchange ticker (`usdterc20`) or token (`now`). A pair with only
 * one direction always uses it. Null: nothing matches.
 */
export const requestedPair = ({ from, to, isReverse }: PairSelection): TokenSwapPair | null => {
  const names = [from, to].filter((name) => name !== null && name !== '').map(String);
  const pair = TOKEN_SWAP_PAIRS.find((each) =>
    names.every(
      (name) => isNamed(name, each.from) || isNamed(name, each.to) || name.toLowerCase() === each.token,
    ),
  );
  if (pair === undefined || names.length === 0) return null;
  const asksBack =
    (from !== null && isNamed(from, pair.to) && !isNamed(from, pair.from)) ||
    (to !== null && isNamed(to, pair.from) && !isNamed(to, pair.to));
  return pair.isReversible && asksBack !== isReverse ? swappedSides(pair) : pair;
};
