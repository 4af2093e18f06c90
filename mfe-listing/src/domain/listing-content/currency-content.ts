import { redirectTarget } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';
import { groupByLetter, isInLetterTable } from '../../domain/letter-group';
import { coinLabel, pairLabel } from '../../domain/pair-label';
import { buyPairOf, pairOf, pairOfRow, rowLink } from '../../domain/row-link';
import type { CoinPairs, ListingContent, ListingData, PairRow, PairsFromRow } from './listing-content';
import { showCurrency } from './shown-currency';

const NOT_FOUND: ListingContent = { _tag: 'NotFound' };
const MOST_PAIRS = 12;

const redirectOr = (
  currency: ListedCurrency,
  { currencies }: ListingData,
  toPath: (link: string) => string,
  content: () => ListingContent,
): ListingContent => {
  const target = redirectTarget(currency, currencies);
  return target === null ? content() : { _tag: 'Redirect', path: toPath(encodeURIComponent(target.link)) };
};

const byLink = ({ currencies }: ListingData, link: string): ListedCurrency | undefined =>
  currencies.find((currency) => currency.link === link);

const pairRow = (from: ListedCurrency, isFiatTable: boolean, validLinks: ReadonlySet<string>) => {
  return (to: ListedCurrency): PairRow => ({
    label: pairLabel(from, to),
    link: rowLink({ currency: to, pageCoin: from, isFiatTable, validLinks }),
  });
};

const pairRows = (from: ListedCurrency, { currencies, validLinks }: CoinPairs): readonly PairRow[] =>
  currencies
    .filter(isInLetterTable)
    .slice(0, MOST_PAIRS)
    .map(pairRow(from, false, new Set(validLinks)));

const variantsOf = (currency: ListedCurrency, { currencies }: ListingData) =>
  currencies
    .filter(
      (other) =>
        other.isPage &&
        !other.isFiat &&
        other.displayTicker === currency.displayTicker &&
        other.link !== currency.link,
    )
    .map(showCurrency);

/** /currencies/{link}: one currency, its networks and its first pairs; a redirected one leads to its stand-in. */
export const currencyContent = (data: ListingData, link: string): ListingContent => {
  const currency = byLink(data, link);
  if (currency?.isPage !== true) return NOT_FOUND;
  return redirectOr(
    currency,
    data,
    (target) => `/currencies/${target}`,
    () => ({
      _tag: 'Currency',
      currency: showCurrency(currency),
      isBuy: false,
      pair: pairOfRow(currency),
      variants: currency.isFiat ? [] : variantsOf(currency, data),
      pairs: data.pairs === null ? [] : pairRows(currency, data.pairs),
      allPairsPath: currency.isFiat ? null : `/from-${encodeURIComponent(link)}`,
    }),
  );
};

const fiatRows = (coin: ListedCurrency, { currencies }: ListingData): readonly PairRow[] =>
  currencies
    .filter(({ isFiat }) => isFiat)
    .slice(0, MOST_PAIRS)
    .map((fiat) => pairRow(fiat, true, new Set([coin.link]))(coin));

const buyableRows = (fiat: ListedCurrency, { currencies, buyLinks }: ListingData): readonly PairRow[] => {
  const buyable = new Set(buyLinks);
  return currencies
    .filter(({ link, isFiat }) => !isFiat && buyable.has(link))
    .map(pairRow(fiat, true, buyable));
};

/** /buy/{link}: what a coin can be bought with, or, for a fiat currency, what it can buy. */
export const buyContent = (data: ListingData, link: string): ListingContent => {
  const currency = byLink(data, link);
  if (currency === undefined || (!currency.isFiat && !data.buyLinks.includes(link))) return NOT_FOUND;
  return redirectOr(
    currency,
    data,
    (target) => `/buy/${target}`,
    () => ({
      _tag: 'Currency',
      currency: showCurrency(currency),
      isBuy: true,
      pair: currency.isFiat ? pairOfRow(currency) : buyPairOf(currency),
      variants: [],
      pairs: currency.isFiat ? buyableRows(currency, data) : fiatRows(currency, data),
      allPairsPath: '/all-currencies-buy',
    }),
  );
};

/** /currencies/{fromLink}/{toLink}: there only when the pair is among the valid links of its 'from' coin. */
export const pairContent = (data: ListingData, fromLink: string, toLink: string): ListingContent => {
  const from = byLink(data, fromLink);
  const to = byLink(data, toLink);
  const isValid = data.pairs?.validLinks.includes(toLink) === true;
  if (from === undefined || to === undefined || !isValid) return NOT_FOUND;
  return {
    _tag: 'Pair',
    from: showCurrency(from),
    to: showCurrency(to),
    pair: pairOf(from, to),
    toCurrencyPath: to.isPage ? `/currencies/${encodeURIComponent(toLink)}` : null,
  };
};

/** /buy/{fiatLink}/{coinLink}: a fiat currency and a coin that can be bought now. */
export const buyPairContent = (data: ListingData, fiatLink: string, coinLink: string): ListingContent => {
  const fiat = byLink(data, fiatLink);
  const coin = byLink(data, coinLink);
  if (fiat?.isFiat !== true || coin === undefined || !data.buyLinks.includes(coinLink)) return NOT_FOUND;
  return {
    _tag: 'Pair',
    from: showCurrency(fiat),
    to: showCurrency(coin),
    pair: pairOf(fiat, coin),
    toCurrencyPath: null,
  };
};

/** /from-{link}: every currency a coin can be exchanged to, by letter (spec §2 "Coin pairs page"). */
export const pairsFromContent = (data: ListingData, link: string): ListingContent => {
  const from = byLink(data, link);
  if (from === undefined || from.isFiat || data.pairs === null) return NOT_FOUND;
  const { currencies, validLinks } = data.pairs;
  const toPairRow = pairRow(from, false, new Set(validLinks));
  const toRow = (to: ListedCurrency): PairsFromRow => {
    const { label, link: rowLinkOf } = toPairRow(to);
    return { template: label.template, to: label.to, link: rowLinkOf };
  };
  const listed = currencies.filter((currency) => isInLetterTable(currency) && currency.link !== link);
  return redirectOr(
    from,
    data,
    (target) => `/from-${target}`,
    () => ({
      _tag: 'PairsFrom',
      from: showCurrency(from),
      fromLabel: coinLabel(from),
      groups: groupByLetter(listed).map(({ letter, currencies: members }) => ({
        letter,
        rows: members.map(toRow),
      })),
    }),
  );
};
