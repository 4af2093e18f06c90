import * as t from 'io-ts';

import { noneIfBlank } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { fittingRows, flag, IdFromWire, OptionalAmount, optionalRows, OptionalText } from './reply-field.ts';

const ListingCurrency = t.type(
  {
    id: IdFromWire,
    name: t.string,
    ticker: t.string,
    currentTicker: OptionalText,
    network: OptionalText,
    link: t.string,
    icon: noneIfBlank(t.type({ url: OptionalText }, 'Icon')),
    isPage: flag(false),
    isFiat: flag(false),
    isUnpopular: flag(false),
    isFixedRateEnabled: flag(false),
    redirectTo: noneIfBlank(IdFromWire),
    defaultValue: OptionalAmount,
    manualDefaultValue: OptionalAmount,
    /** Whether users can send the currency, and receive it: the availability columns of the table. */
    mayBeSent: flag(true),
    mayBeReceived: flag(true),
    hasNoUpperLimit: flag(false),
  },
  'ListingCurrency',
);
/** A currency of the listing pages (spec §3 "Currency (as listed)", api contract §6.1). */
export type ListingCurrency = t.TypeOf<typeof ListingCurrency>;
export const ListingCurrenciesReply = fittingRows(ListingCurrency);

export const listingCurrenciesEndpoint: Endpoint<void, readonly ListingCurrency[]> = {
  toRequest: () => ({ service: 'content', method: 'GET', path: '/currencies' }),
  reply: ListingCurrenciesReply,
};

export const LinksReply = fittingRows(t.string);

/** Links of the coins that users can buy. */
export const availableBuyLinksEndpoint: Endpoint<void, readonly string[]> = {
  toRequest: () => ({ service: 'content', method: 'GET', path: '/available-buy-currencies/links' }),
  reply: LinksReply,
};

/** Links of the top currencies, most important first. */
export const topCurrenciesLinksEndpoint: Endpoint<void, readonly string[]> = {
  toRequest: () => ({ service: 'content', method: 'GET', path: '/top-currencies/links' }),
  reply: LinksReply,
};

/** The data of a coin-pairs page (api contract §6.1). */
export const CoinPairsReply = t.type(
  {
    coinFrom: t.type({ ticker: t.string, link: t.string, name: t.string }, 'CoinFrom'),
    currentCurrency: ListingCurrency,
    pairsCurrencies: ListingCurrenciesReply,
    validPairsLinks: fittingRows(t.string),
    /** Links in the coin's table whose pair has no page (spec §3 `coinsWithExceptions`). */
    coinsWithExceptions: optionalRows(t.string),
  },
  'CoinPairsReply',
);
export type CoinPairsReply = t.TypeOf<typeof CoinPairsReply>;

export const coinPairsEndpoint: Endpoint<string, CoinPairsReply> = {
  toRequest: (link) => ({
    service: 'content',
    method: 'GET',
    path: `/coin-pairs/${encodeURIComponent(link)}`,
  }),
  reply: CoinPairsReply,
};

/** Links of the paired coins of each coin that has pair pages. */
export const PairPagesReply = t.record(t.string, fittingRows(t.string), 'PairPagesReply');
export type PairPagesReply = t.TypeOf<typeof PairPagesReply>;

/** All pairs that have their own page, for the sitemap. */
export const pairPagesEndpoint: Endpoint<void, PairPagesReply> = {
  toRequest: () => ({ service: 'content', method: 'GET', path: '/pair-pages' }),
  reply: PairPagesReply,
};
