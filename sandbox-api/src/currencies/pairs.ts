import { CURRENCIES } from './catalog.ts';
import type { Currency } from './currency.ts';
import { FIXED_RATE_HUB_TICKERS, HUB_TICKERS, SELL_POPULAR_TICKERS } from './ranking.table.ts';

const TRADED_AMONG_EACH_OTHER = 150;
const FIXED_AMONG_EACH_OTHER = 60;

const isHub = ({ ticker }: Currency): boolean => HUB_TICKERS.has(ticker);
const isFixedHub = ({ ticker }: Currency): boolean => FIXED_RATE_HUB_TICKERS.has(ticker);

/**
 * Whether two currencies form a pair. Fiat forms pairs only with coins that can be bought or sold, known coins
 * with each other, and all coins with a hub.
 */
export const isPair = (from: Currency, to: Currency): boolean => {
  if (from.ticker === to.ticker || !from.isActive || !to.isActive) return false;
  if (from.isFiat) return to.isBuyable;
  if (to.isFiat) return from.isBuyable || SELL_POPULAR_TICKERS.has(from.ticker);
  const areBothKnown = Math.max(from.rank, to.rank) <= TRADED_AMONG_EACH_OTHER;
  return areBothKnown || isHub(from) || isHub(to);
};

/** Whether the pair supports a fixed rate (api contract §2.8). */
export const isFixedRatePair = (from: Currency, to: Currency): boolean => {
  if (!from.supportsFixedRate || !to.supportsFixedRate || !isPair(from, to)) return false;
  const areBothTop = Math.max(from.rank, to.rank) <= FIXED_AMONG_EACH_OTHER;
  return areBothTop || isFixedHub(from) || isFixedHub(to);
};

/** Currencies that a currency can be exchanged to, by rank. */
export const targetsOf = (from: Currency): readonly Currency[] => CURRENCIES.filter((to) => isPair(from, to));

const pairsWhere = (
  isWanted: (from: Currency, to: Currency) => boolean,
): readonly (readonly [Currency, Currency])[] => {
  const active = CURRENCIES.filter(({ isActive, isFiat }) => isActive && !isFiat);
  return active.flatMap((from) => active.filter((to) => isWanted(from, to)).map((to) => [from, to] as const));
};

/** Computes a list on first use only, because the tables never change. */
const once = <A>(make: () => A): (() => A) => {
  let made: A | null = null;
  return () => (made ??= make());
};

/** Every pair of coins that can be exchanged. */
export const allPairs = once(() => pairsWhere(isPair));

/** Every pair of coins with a fixed rate. */
export const allFixedRatePairs = once(() => pairsWhere(isFixedRatePair));
