import type { DecimalString, Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_FIAT, isUnpopularPageCoin } from './currency';
import type { ListedCurrency } from './currency';

export type ExchangePair = {
  readonly fromTicker: Ticker;
  readonly toTicker: Ticker;
  readonly isFiat: boolean;
};

/** Target of a row: a page of the listing, or the exchange with its pair. JSON-serializable. */
export type RowLink =
  | { readonly _tag: 'Page'; readonly path: string }
  | { readonly _tag: 'Exchange'; readonly pair: ExchangePair };

/** Defaults of spec §9 "Calculator defaults": exchange btc → eth, buy usd → btc. */
const DEFAULTS = { from: 'btc', to: 'eth', fiat: DEFAULT_FIAT } as const;

/** Amounts of the two default exchanges (spec §9 "Calculator defaults"). */
const DEFAULT_AMOUNTS: Readonly<Record<string, DecimalString>> = { btc_eth: '0.1', eth_btc: '10' };

/** Initial amount of a pair's calculator: that of the pair, otherwise that of its 'from' currency. */
export const initialAmountOf = (
  { fromTicker, toTicker }: ExchangePair,
  { defaultAmount }: Pick<ListedCurrency, 'defaultAmount'>,
): DecimalString | null => DEFAULT_AMOUNTS[`${fromTicker}_${toTicker}`] ?? defaultAmount;

/** Pair of a row without a page coin: to eth, but eth itself to btc. Fiat buys btc. */
export const pairOfRow = ({ ticker, isFiat }: ListedCurrency): ExchangePair => {
  if (isFiat) return { fromTicker: ticker, toTicker: DEFAULTS.from, isFiat };
  return { fromTicker: ticker, toTicker: ticker === DEFAULTS.to ? DEFAULTS.from : DEFAULTS.to, isFiat };
};

/** Pair for buying a coin with the selected fiat currency. */
export const buyPairOf = ({ ticker }: ListedCurrency, fiatTicker: Ticker = DEFAULTS.fiat): ExchangePair => ({
  fromTicker: fiatTicker,
  toTicker: ticker,
  isFiat: true,
});

/** Pair of two given currencies. It is a fiat pair if one side is fiat. */
export const pairOf = (from: ListedCurrency, to: ListedCurrency): ExchangePair => ({
  fromTicker: from.ticker,
  toTicker: to.ticker,
  isFiat: from.isFiat || to.isFiat,
});

/** Link of spec §2 "Link built for each row": the exchange, with the pair after a '#', which crawlers ignore. */
export const exchangeLink = ({ fromTicker, toTicker, isFiat }: ExchangePair): string =>
  `/exchange#from=${encodeURIComponent(fromTicker)}&to=${encodeURIComponent(toTicker)}${isFiat ? '&fiatMode=true' : ''}`;

/**
 * Target of a click on a link (spec §2 "Row click", §6 "Search-engine bots"). For users: the form with '?', which
 * the server reads. For search engines: the unchanged link.
 */
export const followedPath = (link: string, isBot: boolean): string => (isBot ? link : link.replace('#', '?'));

/** The exchange with the pair, in a form that works without scripts. */
export const exchangePath = (pair: ExchangePair): string => followedPath(exchangeLink(pair), false);

/** Address of a row's target, without language prefix. */
export const rowLinkPath = (link: RowLink): string =>
  link._tag === 'Page' ? link.path : exchangeLink(link.pair);

/** `rel` of a row's link for crawlers (spec §2 "Row link"). */
export const rowLinkRel = ({ _tag }: RowLink): string =>
  _tag === 'Page' ? 'dofollow' : 'nofollow noopener noreferrer';

const toExchange = (pair: ExchangePair): RowLink => ({ _tag: 'Exchange', pair });

const toPage = (...segments: readonly string[]): RowLink => ({
  _tag: 'Page',
  path: `/${segments.map(encodeURIComponent).join('/')}`,
});

type RowOf = {
  readonly currency: ListedCurrency;
  /** The page's 'from' currency, or null. */
  readonly pageCoin: ListedCurrency | null;
  readonly isFiatTable: boolean;
  /** Fiat currency of a fiat table without page coin. Otherwise the default. */
  readonly fiatTicker?: Ticker | undefined;
  /** Links with their own page. With a page coin, these are links of the 'to' side. */
  readonly validLinks: ReadonlySet<string>;
};

/**
 * Link of a row (spec §5 "Links"): a real page if the link, or the pair, is valid; otherwise the exchange with
 * nofollow. Pairs of an unpopular page coin have no pages (§3: "treated as unpopular if it has redirectTo or
 * isUnpopular").
 */
export const rowLink = ({ currency, pageCoin, isFiatTable, fiatTicker, validLinks }: RowOf): RowLink => {
  const isValid = validLinks.has(currency.link) && (pageCoin === null || !isUnpopularPageCoin(pageCoin));
  if (pageCoin === null) {
    // the page of a fiat currency is the one with the coins that it buys
    if (isValid) return toPage(isFiatTable || currency.isFiat ? 'buy' : 'currencies', currency.link);
    return toExchange(isFiatTable ? buyPairOf(currency, fiatTicker) : pairOfRow(currency));
  }
  if (isValid) return toPage(isFiatTable ? 'buy' : 'currencies', pageCoin.link, currency.link);
  return toExchange(pairOf(pageCoin, currency));
};
