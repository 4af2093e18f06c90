import { currencyValues, tickerOnNetwork } from './listing-content';
import type { ListingContent, ShownCurrency } from './listing-content';
import { placePath } from './listing-page';
import type { ListingPage } from './listing-page';

type Place = 'main' | 'currencies' | 'allExchange' | 'allBuy' | 'buy' | 'currency' | 'pair' | 'pairsFrom';

export type Crumb = {
  /** Translation key, with `values` as its parameters. */
  readonly key: `breadcrumbs.${Place}`;
  readonly values: Readonly<Record<string, string>>;
  /** Without language prefix. */
  readonly path: string;
};

const MAIN: Crumb = { key: 'breadcrumbs.main', values: {}, path: '/' };
const CURRENCIES: Crumb = { key: 'breadcrumbs.currencies', values: {}, path: '/currencies' };
const ALL_EXCHANGE: Crumb = { key: 'breadcrumbs.allExchange', values: {}, path: '/all-currencies-exchange' };
const ALL_BUY: Crumb = { key: 'breadcrumbs.allBuy', values: {}, path: '/all-currencies-buy' };

const currencyTrail = (currency: ShownCurrency, isBuy: boolean, path: string): readonly Crumb[] => {
  const key = isBuy ? 'breadcrumbs.buy' : 'breadcrumbs.currency';
  return [...(isBuy ? [MAIN, ALL_BUY] : [MAIN, CURRENCIES]), { key, values: currencyValues(currency), path }];
};

const pairTrail = (from: ShownCurrency, to: ShownCurrency, path: string): readonly Crumb[] => {
  const isBuy = from.isFiat;
  return [
    ...(isBuy ? [MAIN, ALL_BUY] : [MAIN, CURRENCIES]),
    {
      key: 'breadcrumbs.currency',
      values: currencyValues(from),
      path: `/${isBuy ? 'buy' : 'currencies'}/${encodeURIComponent(from.link)}`,
    },
    { key: 'breadcrumbs.pair', values: { from: tickerOnNetwork(from), to: tickerOnNetwork(to) }, path },
  ];
};

/** Breadcrumbs from the start page to the current one (spec §2 "Breadcrumbs, in order"). */
export const breadcrumbsOf = (page: ListingPage, content: ListingContent): readonly Crumb[] => {
  switch (content._tag) {
    case 'Table':
      return page._tag === 'AllBuy' ? [MAIN, CURRENCIES, ALL_BUY] : [MAIN, CURRENCIES];
    case 'Currency':
      return currencyTrail(content.currency, content.isBuy, placePath(page));
    case 'Pair':
      return pairTrail(content.from, content.to, placePath(page));
    case 'PairsFrom':
      return [
        MAIN,
        CURRENCIES,
        ALL_EXCHANGE,
        { key: 'breadcrumbs.pairsFrom', values: currencyValues(content.from), path: placePath(page) },
      ];
    case 'AllCurrencies':
      return [MAIN, CURRENCIES, ALL_EXCHANGE];
    case 'NotFound':
    case 'Redirect':
      return [MAIN, CURRENCIES];
  }
};
