import { seededFraction } from '../seed.ts';
import { COINS } from './coins.table.ts';
import type { CoinRow } from './coins.table.ts';
import type { Currency } from './currency.ts';
import { FIATS } from './fiats.table.ts';
import { TEST_COIN_NAMES } from './generated-names.table.ts';
import { drawContract, generateTokens } from './generate-tokens.ts';
import { BUYABLE_TICKERS, REDIRECTED_TICKERS, TOP_TICKERS } from './ranking.table.ts';
import { TOKENS } from './tokens.table.ts';
import type { TokenRow } from './tokens.table.ts';

const CATALOG_SIZE = 1500;
const FIXED_RATE_RANKS = 410;
const PAGE_RANKS = 900;
const NEW_SHARE = 0.04;
const INACTIVE_SHARE = 0.012;

type Draft = Pick<
  Currency,
  'ticker' | 'currentTicker' | 'name' | 'network' | 'tokenContract' | 'decimals' | 'baseUsdPrice' | 'isFiat'
> & { readonly flags: string; readonly isGenerated: boolean };

const fromCoin = ([ticker, name, usd, decimals, flags, network, currentTicker]: CoinRow): Draft => ({
  ticker,
  currentTicker: currentTicker ?? ticker,
  name,
  network: network ?? ticker,
  tokenContract: null,
  decimals,
  baseUsdPrice: usd,
  isFiat: false,
  flags: flags ?? '',
  isGenerated: false,
});

const fromToken =
  (isGenerated: boolean) =>
  ([ticker, currentTicker, name, network, usd, decimals, contract, flags]: TokenRow): Draft => ({
    ticker,
    currentTicker,
    name,
    network,
    tokenContract: contract ?? drawContract(ticker, network),
    decimals,
    baseUsdPrice: usd,
    isFiat: false,
    flags: flags ?? '',
    isGenerated,
  });

const fiats: readonly Draft[] = FIATS.map(([ticker, name, usd]) => ({
  ticker,
  currentTicker: ticker,
  name,
  network: ticker,
  tokenContract: null,
  decimals: 2,
  baseUsdPrice: usd,
  isFiat: true,
  flags: '',
  isGenerated: false,
}));

const topRank = new Map(TOP_TICKERS.map((ticker, index) => [ticker, index]));

const inOrderOfRank = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts
    .map((draft, index) => ({ draft, at: topRank.get(draft.ticker) ?? TOP_TICKERS.length + index }))
    .sort((a, b) => a.at - b.at)
    .map(({ draft }) => draft);

const slugOf = (draft: Draft): string => {
  const slug = draft.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return draft.isFiat || slug === '' || slug.length > 60 ? draft.ticker : slug;
};

/** The first one keeps the plain slug; the next gets its ticker appended. */
const withLinks = (drafts: readonly Draft[]): readonly (readonly [Draft, string])[] => {
  const seen = new Set<string>();
  return drafts.map((draft) => {
    const slug = slugOf(draft);
    const link = seen.has(slug) ? `${slug}-${draft.ticker}` : slug;
    seen.add(link);
    return [draft, link] as const;
  });
};

const volatilityOf = ({ isFiat, flags, isGenerated, ticker }: Draft): number => {
  if (isFiat) return 0.002;
  if (flags.includes('s')) return 0.0006;
  return isGenerated ? 0.06 + seededFraction(`volatility:${ticker}`) * 0.2 : 0.045;
};

/** Round amount worth about 100 US dollars; 0.1 for Bitcoin (spec §9). */
const defaultAmountOf = ({ ticker, baseUsdPrice }: Draft): number | null => {
  if (ticker === 'btc') return 0.1;
  if (ticker === 'eth') return 1;
  return Number((100 / baseUsdPrice).toPrecision(1));
};

/** A few generated currencies are inactive, so that pages show inactive ones. */
const isListedForTrade = ({ isGenerated, ticker }: Draft): boolean =>
  !isGenerated || seededFraction(`active:${ticker}`) >= INACTIVE_SHARE;

const qualitiesOf = (draft: Draft, rank: number) => {
  const { ticker, flags, isFiat, isGenerated } = draft;
  const mayBeUnpopular = isGenerated && rank > PAGE_RANKS;
  return {
    isFeatured: flags.includes('f'),
    isStable: flags.includes('s'),
    isAnonymous: flags.includes('a'),
    isNew: isGenerated && seededFraction(`new:${ticker}`) < NEW_SHARE,
    isActive: isListedForTrade(draft),
    isPage: !mayBeUnpopular,
    isUnpopular: mayBeUnpopular && seededFraction(`unpopular:${ticker}`) < 0.3,
    supportsFixedRate: !isFiat && !flags.includes('x') && rank <= FIXED_RATE_RANKS,
    isBuyable: BUYABLE_TICKERS.has(ticker),
    redirectTo: REDIRECTED_TICKERS.has(ticker) ? 'bitcoin' : null,
  };
};

const toCurrency = ([draft, link]: readonly [Draft, string], index: number): Currency => {
  const { ticker, currentTicker, name, network, tokenContract, decimals, baseUsdPrice, isFiat } = draft;
  const rank = index + 1;
  const isListed = isListedForTrade(draft);
  return {
    id: rank,
    ticker,
    currentTicker,
    name,
    network,
    tokenContract,
    decimals,
    baseUsdPrice,
    isFiat,
    link,
    rank,
    volatility: volatilityOf(draft),
    mayBeSent: isListed,
    mayBeReceived: isListed,
    defaultAmount: defaultAmountOf(draft),
    ...qualitiesOf(draft, rank),
  };
};

const build = (size: number): readonly Currency[] => {
  const known = inOrderOfRank([...COINS.map(fromCoin), ...TOKENS.map(fromToken(false))]);
  const named = [...known, ...fiats];
  const generated = generateTokens(size - named.length, new Set(named.map(({ ticker }) => ticker)));
  return withLinks([...named, ...generated.map(fromToken(true))]).map(toCurrency);
};

const testTickers: ReadonlySet<string> = new Set(TEST_COIN_NAMES.map(([ticker]) => ticker));
const isTestCoin = ({ ticker }: Currency): boolean => testTickers.has(ticker);

const built = build(CATALOG_SIZE + testTickers.size);

/** All currencies, by rank. Always the same list. */
export const CURRENCIES: readonly Currency[] = built.filter((currency) => !isTestCoin(currency));

/** Coins with difficult names, for the namespace of a test only. */
export const TEST_COINS: readonly Currency[] = built.filter(isTestCoin);

/** Maximum size of a list; larger ones are refused. */
export const LARGEST_CATALOG = 20_000;

/** Last list that is longer than usual; only tests request one. */
let larger: readonly Currency[] = [];

/**
 * List of `size` currencies, for measurements with more than usual: the usual ones first, in their order. Additional
 * ones exist in the list only; no other call finds them.
 */
export const catalogOf = (size: number): readonly Currency[] => {
  if (size <= CATALOG_SIZE) return CURRENCIES;
  const wanted = Math.min(size, LARGEST_CATALOG);
  if (larger.length !== wanted)
    larger = build(wanted + testTickers.size).filter((currency) => !isTestCoin(currency));
  return larger;
};
