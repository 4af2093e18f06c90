import { DEFAULT_FIAT, isUnpopularPageCoin, sellPathOf } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';
import type { TableState } from '../../domain/listing-page';
import type { MarketQuestion } from '../../domain/market';
import { pairLabel } from '../pair-label';
import { buyPairOf, initialAmountOf, pairOfRow, rowLink } from '../row-link';
import type { ExchangePair } from '../row-link';
import { buyTable, coinTable, moneyTable } from './coin-table';
import { byLink, byTicker, marketSide, canBeBought, NOT_FOUND, redirectOr } from './find-currency';
import type { ListingContent, ListingData, PairRow } from './listing-content';
import { showCurrency } from './shown-currency';

const MAX_FIATS = 12;

const variantsOf = (currency: ListedCurrency, { currencies }: ListingData) =>
  currency.isFiat
    ? []
    : currencies
        .filter(
          (other) =>
            other.isPage &&
            !other.isFiat &&
            other.displayTicker === currency.displayTicker &&
            other.link !== currency.link,
        )
        .map(showCurrency);

/** Price of a coin in the default fiat, and limits of the calculator's initial pair. */
const marketOf = (
  coin: ListedCurrency,
  data: ListingData,
  pair: ExchangePair | null,
): MarketQuestion | null => {
  const fiat = byTicker(data, DEFAULT_FIAT);
  if (coin.isFiat || fiat === undefined) return null;
  const to = pair === null ? undefined : byTicker(data, pair.toTicker);
  return {
    from: marketSide(coin),
    to: marketSide(fiat),
    rangeTo: to === undefined ? null : marketSide(to),
  };
};

/**
 * /currencies/{link}: one coin, its networks and its pairs. A redirected coin leads to its replacement, and fiat
 * to the coins that it buys.
 */
export const currencyContent = (data: ListingData, link: string, state: TableState): ListingContent => {
  const currency = byLink(data, link);
  if (currency === undefined) return NOT_FOUND;
  if (currency.isFiat) return { _tag: 'Redirect', path: `/buy/${encodeURIComponent(currency.link)}` };
  const pair = pairOfRow(currency);
  return redirectOr(
    currency,
    data,
    (target) => `/currencies/${target}`,
    () =>
      currency.isPage
        ? {
            _tag: 'Currency',
            currency: showCurrency(currency),
            isBuy: false,
            pair,
            amount: initialAmountOf(pair, currency),
            market: marketOf(currency, data, pair),
            exchangePagePath: null,
            sellPath: null,
            variants: variantsOf(currency, data),
            table: coinTable({ data, state, coin: currency, to: null }),
            fiatPairs: [],
            isUnpopular: isUnpopularPageCoin(currency),
          }
        : NOT_FOUND,
  );
};

const fiatRows = (coin: ListedCurrency, { currencies }: ListingData): readonly PairRow[] =>
  currencies
    .filter(({ isFiat }) => isFiat)
    .slice(0, MAX_FIATS)
    .map((fiat) => ({
      label: pairLabel(fiat, coin),
      link: rowLink({
        currency: coin,
        pageCoin: fiat,
        isFiatTable: true,
        validLinks: new Set([coin.link]),
      }),
    }));

/** /buy/{link}: the fiat currencies that buy a coin, or the coins that a fiat currency buys. */
export const buyContent = (data: ListingData, link: string, state: TableState): ListingContent => {
  const currency = byLink(data, link);
  if (currency === undefined) return NOT_FOUND;
  return redirectOr(
    currency,
    data,
    (target) => `/buy/${target}`,
    () =>
      currency.isFiat || canBeBought(data, link)
        ? {
            _tag: 'Currency',
            currency: showCurrency(currency),
            isBuy: true,
            pair: currency.isFiat ? pairOfRow(currency) : buyPairOf(currency),
            amount: null,
            market: marketOf(currency, data, null),
            exchangePagePath:
              currency.isPage && !currency.isFiat ? `/currencies/${encodeURIComponent(currency.link)}` : null,
            sellPath: sellPathOf(currency),
            variants: [],
            table: currency.isFiat
              ? moneyTable({ data, state, coin: currency, to: null })
              : buyTable(data, state, currency),
            fiatPairs: currency.isFiat ? [] : fiatRows(currency, data),
            isUnpopular: isUnpopularPageCoin(currency),
          }
        : NOT_FOUND,
  );
};
