import { exchangeTickerOf } from '../../domain/token';
import type { SwapToken, TokenVariant } from '../../domain/token';

/** An exact amount in the token itself, as `Intl.NumberFormat` takes it without rounding. */
export type Amount = `${number}`;

export type TokenSwapPair = {
  /** The `{tokenSlug}` of the pair's page. */
  readonly token: SwapToken;
  readonly from: TokenVariant;
  readonly to: TokenVariant;
  readonly min: Amount;
  /** Null: no upper limit. */
  readonly max: Amount | null;
  /** Whether from and to may change places. */
  readonly isReversible: boolean;
};

/** Spec §9 "Token swap limits": the five pairs, from the first variant of the table to the second. */
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
  {
    token: 'now',
    from: { token: 'now', blockchain: 'ethereum' },
    to: { token: 'now', blockchain: 'binance' },
    min: '500',
    max: '200000',
    isReversible: true,
  },
  {
    token: 'ava',
    from: { token: 'ava', blockchain: 'binance' },
    to: { token: 'ava', blockchain: 'neo' },
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

/** The path of the exchange page with this pair set, without language prefix. */
export const exchangePathOf = ({ from, to }: TokenSwapPair): string =>
  `/exchange?from=${encodeURIComponent(exchangeTickerOf(from))}&to=${encodeURIComponent(exchangeTickerOf(to))}`;
