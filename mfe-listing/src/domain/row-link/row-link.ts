import type { Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_FIAT, isUnpopularPageCoin } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';

export type ExchangePair = {
  readonly fromTicker: Ticker;
  readonly toTicker: Ticker;
  readonly isFiat: boolean;
};

/** Where a row leads: a page of the listing, or the exchange with the pair set. Survives JSON. */
export type RowLink =
  | { readonly _tag: 'Page'; readonly path: string }
  | { readonly _tag: 'Exchange'; readonly pair: ExchangePair };

/** Spec §9 "Calculator defaults": exchange btc → eth, buy usd → btc. */
const DEFAULTS = { from: 'btc', to: 'eth', fiat: DEFAULT_FIAT } as const;

/** The pair a row without a page coin is exchanged in: to eth, eth itself to btc; fiat money buys btc. */
export const pairOfRow = ({ ticker, isFiat }: ListedCurrency): ExchangePair => {
  if (isFiat) return { fromTicker: ticker, toTicker: DEFAULTS.from, isFiat };
  return { fromTicker: ticker, toTicker: ticker === DEFAULTS.to ? DEFAULTS.from : DEFAULTS.to, isFiat };
};

/** The pair a coin is bought in, with the fiat currency that is picked. */
export const buyPairOf = ({ ticker }: ListedCurrency, fiatTicker: Ticker = DEFAULTS.fiat): ExchangePair => ({
  fromTicker: fiatTicker,
  toTicker: ticker,
  isFiat: true,
});

/** A pair of two named currencies; with fiat money on one side it is a fiat pair. */
export const pairOf = (from: ListedCurrency, to: ListedCurrency): ExchangePair => ({
  fromTicker: from.ticker,
  toTicker: to.ticker,
  isFiat: from.isFiat || to.isFiat,
});

/** Spec §2 "Link built for each row": the exchange with the pair after a '#', where no crawler looks. */
export const exchangeLink = ({ fromTicker, toTicker, isFiat }: ExchangePair): string =>
  `/exchange#from=${encodeURIComponent(fromTicker)}&to=${encodeURIComponent(toTicker)}${isFiat ? '&fiatMode=true' : ''}`;

/**
 * Where a click on a link leads (spec §2 "Row click", §6 "Search-engine bots"): a visitor goes to the '?' form, which
 * the server reads; a search engine follows the link as it is written.
 */
export const followedPath = (link: string, isBot: boolean): string => (isBot ? link : link.replace('#', '?'));

/** The exchange with the pair, in the form that works without script. */
export const exchangePath = (pair: ExchangePair): string => followedPath(exchangeLink(pair), false);

/** The address a row leads to, without language prefix. */
export const rowLinkPath = (link: RowLink): string =>
  link._tag === 'Page' ? link.path : exchangeLink(link.pair);

/** What crawlers are told about a row's link (spec §2 "Row link"). */
export const rowLinkRel = ({ _tag }: RowLink): string =>
  _tag === 'Page' ? 'dofollow' : 'nofollow noopener noreferrer';

const toExchange = (pair: ExchangePair): RowLink => ({ _tag: 'Exchange', pair });

const toPage = (...segments: readonly string[]): RowLink => ({
  _tag: 'Page',
  path: `/${segments.map(encodeURIComponent).join('/')}`,
});

type RowOf = {
  readonly currency: ListedCurrency;
  /** The 'from' currency of the page; null where the page has none. */
  readonly pageCoin: ListedCurrency | null;
  readonly isFiatTable: boolean;
  /** What coins are bought with on a fiat table without page coin; else the default. */
  readonly fiatTicker?: Ticker | undefined;
  /** Links that have a page of their own; with a page coin, links of the 'to' side. */
  readonly validLinks: ReadonlySet<string>;
};

/**
 * Spec §5 "Links": a real page only when the link, or the pair, is valid; otherwise the exchange, not followed. Pairs of
 * an unpopular page coin have no pages (§3: "treated as unpopular if it has redirectTo or isUnpopular").
 */
export const rowLink = ({ currency, pageCoin, isFiatTable, fiatTicker, validLinks }: RowOf): RowLink => {
  const isValid = validLinks.has(currency.link) && (pageCoin === null || !isUnpopularPageCoin(pageCoin));
  if (pageCoin === null) {
    // money has its page among what it buys
    if (isValid) return toPage(isFiatTable || currency.isFiat ? 'buy' : 'currencies', currency.link);
    return toExchange(isFiatTable ? buyPairOf(currency, fiatTicker) : pairOfRow(currency));
  }
  if (isValid) return toPage(isFiatTable ? 'buy' : 'currencies', pageCoin.link, currency.link);
  return toExchange(pairOf(pageCoin, currency));
};
