import { CURRENCIES, findByLink, iconUrlOf, isPair, targetsOf } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';

/** Number of top ranks whose pairs have a page. */
const RANKS_WITH_PAIR_PAGES = 40;
const TOP_LINKS = 60;

/** Floating rates in the sandbox have no maximum. Coins with only fixed rates would have one. */
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

/** Maximum number of targets that are listed for a coin although the pair has no page. */
const MAX_EXCEPTIONS = 12;

const withoutSuffix = (name: string): string => name.replace(/\s*\(.*\)\s*/, ' ').trim();

const hasPairPage = (from: Currency, to: Currency): boolean =>
  Math.max(from.rank, to.rank) <= RANKS_WITH_PAIR_PAGES && isPair(from, to);

/** Data of a coin-pairs page (spec §2 "Coin pairs page"). Null: unknown coin, or one without a page. */
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
      .slice(0, MAX_EXCEPTIONS)
      .map((to) => to.link),
  };
};

const mayHavePairPages = ({ rank, isFiat, isPage }: Currency): boolean =>
  rank <= RANKS_WITH_PAIR_PAGES && !isFiat && isPage;

/** Pairs with a page, by the link of the 'from' coin, for the sitemap. */
export const pairPages = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    CURRENCIES.filter(mayHavePairPages).map((from) => [
      from.link,
      targetsOf(from)
        .filter((to) => hasPairPage(from, to))
        .map(({ link }) => link),
    ]),
  );

/** Links of the coins that can be bought with fiat (spec §9 "Coins buyable with fiat"). */
export const buyableLinks = (): readonly string[] =>
  CURRENCIES.filter(({ isBuyable }) => isBuyable).map(({ link }) => link);

/** Links of the most requested coins. */
export const topLinks = (): readonly string[] =>
  CURRENCIES.filter(({ isFiat, isPage }) => !isFiat && isPage)
    .slice(0, TOP_LINKS)
    .map(({ link }) => link);
