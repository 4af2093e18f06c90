import { isUnpopularPageCoin, redirectTarget } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';
import { groupByLetter, isInLetterTable } from '../letter-group';
import type { TableState } from '../../domain/listing-page';
import { coinLabel } from '../pair-label';
import { initialAmountOf, pairOf, rowLink } from '../row-link';
import { coinTable, moneyTable } from './coin-table';
import { byLink, marketSide, canBeBought, NOT_FOUND, redirectOr } from './find-currency';
import type { CoinPairs, ListingContent, ListingData, PairsFromRow } from './listing-content';
import { showCurrency } from './shown-currency';

type Sides = { readonly from: ListedCurrency; readonly to: ListedCurrency };

/** Pair of the replacements (spec §3 "redirectTo"). Null if neither side is redirected. */
const replacementsOf = (
  { currencies }: ListingData,
  from: ListedCurrency,
  to: ListedCurrency,
): Sides | null => {
  const [replacementFrom, replacementTo] = [redirectTarget(from, currencies), redirectTarget(to, currencies)];
  return replacementFrom === null && replacementTo === null
    ? null
    : { from: replacementFrom ?? from, to: replacementTo ?? to };
};

/** Path of a pair. For two equal coins, the path of the coin's own page. */
const pairPath = ({ from, to }: Sides): string => {
  const own = `/currencies/${encodeURIComponent(from.link)}`;
  return from.link === to.link ? own : `${own}/${encodeURIComponent(to.link)}`;
};

/** /currencies/{fromLink}/{toLink}: exists only if the pair is among the valid links of its 'from' coin. */
export const pairContent = (
  data: ListingData,
  links: { readonly fromLink: string; readonly toLink: string },
  state: TableState,
): ListingContent => {
  const from = byLink(data, links.fromLink);
  const to = byLink(data, links.toLink);
  if (from === undefined || to === undefined) return NOT_FOUND;
  const isValid = data.pairs?.validLinks.includes(to.link) === true;
  const replacements = replacementsOf(data, from, to);
  if (replacements !== null) return { _tag: 'Redirect', path: pairPath(replacements) };
  return isValid
    ? {
        _tag: 'Pair',
        from: showCurrency(from),
        to: showCurrency(to),
        pair: pairOf(from, to),
        amount: initialAmountOf(pairOf(from, to), from),
        market: { from: marketSide(from), to: marketSide(to), rangeTo: marketSide(to) },
        toCurrencyPath: to.isPage ? `/currencies/${encodeURIComponent(to.link)}` : null,
        table: coinTable({ data, state, coin: from, to }),
        isUnpopular: isUnpopularPageCoin(from) || isUnpopularPageCoin(to),
      }
    : NOT_FOUND;
};

/** /buy/{fiatLink}/{coinLink}: a fiat currency, and a coin that it can buy now. */
export const buyPairContent = (
  data: ListingData,
  links: { readonly fiatLink: string; readonly coinLink: string },
  state: TableState,
): ListingContent => {
  const fiat = byLink(data, links.fiatLink);
  const coin = byLink(data, links.coinLink);
  if (fiat?.isFiat !== true || coin === undefined || coin.isFiat) return NOT_FOUND;
  return redirectOr(
    coin,
    data,
    (target) => `/buy/${encodeURIComponent(fiat.link)}/${target}`,
    () =>
      canBeBought(data, coin.link)
        ? {
            _tag: 'Pair',
            from: showCurrency(fiat),
            to: showCurrency(coin),
            pair: pairOf(fiat, coin),
            amount: null,
            market: { from: marketSide(coin), to: marketSide(fiat), rangeTo: null },
            toCurrencyPath: coin.isPage ? `/currencies/${encodeURIComponent(coin.link)}` : null,
            table: moneyTable({ data, state, coin: fiat, to: coin }),
            isUnpopular: isUnpopularPageCoin(coin),
          }
        : NOT_FOUND,
  );
};

const pairsRow =
  (from: ListedCurrency, validLinks: ReadonlySet<string>) =>
  (to: ListedCurrency): PairsFromRow => ({
    to: coinLabel(to),
    link: rowLink({ currency: to, pageCoin: from, isFiatTable: false, validLinks }),
  });

type PairsContent = { readonly from: ListedCurrency; readonly content: ListingContent };
const pairsFromOf = new WeakMap<CoinPairs, PairsContent>();

/** Cached by the pairs, because the server renders this page often. */
const allPairsFrom = (from: ListedCurrency, pairs: CoinPairs): ListingContent => {
  const known = pairsFromOf.get(pairs);
  if (known?.from === from) return known.content;
  const toRow = pairsRow(from, new Set(pairs.validLinks));
  const isListed = (currency: ListedCurrency): boolean =>
    isInLetterTable(currency) && currency.link !== from.link;
  const content: ListingContent = {
    _tag: 'PairsFrom',
    from: showCurrency(from),
    fromLabel: coinLabel(from),
    isUnpopular: isUnpopularPageCoin(from),
    groups: groupByLetter(pairs.currencies, isListed).map(({ letter, currencies }) => ({
      letter,
      rows: currencies.map(toRow),
    })),
  };
  pairsFromOf.set(pairs, { from, content });
  return content;
};

/** /from-{link}: every currency that a coin can be exchanged to, by letter (spec §2 "Coin pairs page"). */
export const pairsFromContent = (data: ListingData, link: string): ListingContent => {
  const from = byLink(data, link);
  if (from === undefined || from.isFiat) return NOT_FOUND;
  const { pairs } = data;
  return redirectOr(
    from,
    data,
    (target) => `/from-${target}`,
    () => (pairs === null ? NOT_FOUND : allPairsFrom(from, pairs)),
  );
};
