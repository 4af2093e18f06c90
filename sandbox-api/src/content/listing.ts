import { CURRENCIES, findByLink, iconUrlOf, isPair, targetsOf } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';

/** Pairs among the first so many have a page of their own. */
const RANKS_WITH_PAIR_PAGES = 40;
const TOP_LINKS = 60;

/** Floating rates of the sandbox name no most; coins that only have fixed rates would. */
const hasNoUpperLimit = ({ isFiat, isActive }: Currency): boolean => !isFiat && isActive;

/** A currency as the content service lists it (api contract §6.1). */
export const wireListed = (publicPath: string) => (currency: Currency) => ({
  id: currency.id,
  name: currency.name,
  ticker: currency.ticker,
  currentTicker: currency.currentTicker,
  network: currency.network,
  link: currency.link,
  icon: { url: iconUrlOf(publicPath, currency) },
  isPage: currency.isPage,
  isFiat: currency.isFiat,
  isUnpopular: currency.isUnpopular,
  isFixedRateEnabled: currency.supportsFixedRate,
  redirectTo: currency.redirectTo,
  defaultValue: currency.defaultAmount,
  manualDefaultValue: null,
  rank: currency.rank,
  isActive: currency.isActive,
  mayBeSent: currency.mayBeSent,
  mayBeReceived: currency.mayBeReceived,
  hasNoUpperLimit: hasNoUpperLimit(currency),
});

/** So many of a coin's first targets are in its table, though the pair has no page. */
const MOST_EXCEPTIONS = 12;

const withoutSuffix = (name: string): string => name.replace(/\s*\(.*\)\s*/, ' ').trim();

const hasPairPage = (from: Currency, to: Currency): boolean =>
  Math.max(from.rank, to.rank) <= RANKS_WITH_PAIR_PAGES && isPair(from, to);

/** Everything a coin-pairs page needs (spec §2 "Coin pairs page"); null: no such coin, or one without a page. */
export const coinPairs = (link: string, publicPath: string) => {
  const from = findByLink(link);
  if (from === undefined || from.isFiat || !from.isPage) return null;
  const listed = wireListed(publicPath);
  const targets = targetsOf(from);
  return {
    coinFrom: { ticker: from.ticker, link: from.link, name: withoutSuffix(from.name) },
    currentCurrency: listed(from),
    nameAndCurrentTicker: `${withoutSuffix(from.name)} (${from.currentTicker.toUpperCase()})`,
    pairsCurrencies: targets.map(listed),
    validPairsLinks: targets.filter((to) => hasPairPage(from, to)).map((to) => to.link),
    coinsWithExceptions: targets
      .filter((to) => !to.isFiat && to.isPage && !hasPairPage(from, to))
      .slice(0, MOST_EXCEPTIONS)
      .map((to) => to.link),
  };
};

const mayHavePairPages = ({ rank, isFiat, isPage }: Currency): boolean =>
  rank <= RANKS_WITH_PAIR_PAGES && !isFiat && isPage;

/** Which pairs have a page of their own, by the link of the 'from' coin: what the sitemap asks for. */
export const pairPages = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    CURRENCIES.filter(mayHavePairPages).map((from) => [
      from.link,
      targetsOf(from)
        .filter((to) => hasPairPage(from, to))
        .map(({ link }) => link),
    ]),
  );

/** Links of the coins that can be bought with fiat money (spec §9 "Coins buyable with fiat"). */
export const buyableLinks = (): readonly string[] =>
  CURRENCIES.filter(({ isBuyable }) => isBuyable).map(({ link }) => link);

/** Links of the coins most people ask for. */
export const topLinks = (): readonly string[] =>
  CURRENCIES.filter(({ isFiat, isPage }) => !isFiat && isPage)
    .slice(0, TOP_LINKS)
    .map(({ link }) => link);
