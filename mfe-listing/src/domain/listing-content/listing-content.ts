import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { ListedCurrency } from '../../domain/currency';
import type { MarketQuestion } from '../../domain/market';
import type { PairLabel } from '../pair-label';
import type { PageOfRows } from '../page';
import type { ExchangePair, RowLink } from '../row-link';
import type { Quotes } from '../sort';
import type { Column, TableKind } from '../../domain/table';

/** A currency in a row or heading. */
export type ShownCurrency = {
  readonly link: string;
  /** Name without a '(...)' suffix. */
  readonly name: string;
  /** Ticker for display, in upper case. */
  readonly ticker: string;
  /** Name of the network, if it must be shown next to the ticker. */
  readonly superscript: string | null;
  /** Name of the network. Empty for fiat. */
  readonly networkName: string;
  readonly iconPath: string | null;
  readonly isFiat: boolean;
  readonly isFixedRate: boolean;
};

export type TableRow = {
  /** From 1, across all pages. */
  readonly index: number;
  readonly currency: ShownCurrency;
  readonly link: RowLink;
  /** The pair of the row's button. */
  readonly pair: ExchangePair;
  readonly isFiatPurchase: boolean;
  /** Whether the user can receive it, and send it. */
  readonly canBeReceived: boolean;
  readonly canBeSent: boolean;
  readonly hasNoUpperLimit: boolean;
  /** Whether a script hides the row (spec §5 "Row count"). */
  readonly isPastCount: boolean;
};

type FiatOption = { readonly ticker: string; readonly name: string };

/** A table of currencies in any of its modes (spec §2 "Currencies table screen"). */
export type CurrencyTable = PageOfRows<TableRow> & {
  readonly kind: TableKind;
  readonly columns: readonly Column[];
  /** Ticker of the page coin for display, for 'FROM to TO' and '{TICKER} to', or null. */
  readonly fromTicker: string | null;
  readonly isPaged: boolean;
  /** Fiat currency of the prices, and the alternatives. Null: no prices. */
  readonly fiat: { readonly ticker: string; readonly options: readonly FiatOption[] } | null;
  readonly viewAllPath: string | null;
};

/** A link on the letter pages and in lists of pairs: label and target. */
export type PairRow = { readonly label: PairLabel; readonly link: RowLink };

/** A pair on a page that shows its 'from' side once. */
export type PairsFromRow = { readonly to: string; readonly link: RowLink };

export type LetterRows<Row> = { readonly letter: string; readonly rows: readonly Row[] };
export type NamedRow = { readonly label: string; readonly path: string };

export type CurrencyContent = {
  readonly _tag: 'Currency';
  readonly currency: ShownCurrency;
  readonly isBuy: boolean;
  readonly pair: ExchangePair;
  /** Initial amount of the calculator, or null. */
  readonly amount: DecimalString | null;
  readonly market: MarketQuestion | null;
  /** Page where a buyable coin can be exchanged. Null: none, or this page. */
  readonly exchangePagePath: string | null;
  /** Address for selling a coin that has a sell page. Null: none. */
  readonly sellPath: string | null;
  /** The same coin on other networks. */
  readonly variants: readonly ShownCurrency[];
  /** Its pairs, or the coins that it buys. Null: none. */
  readonly table: CurrencyTable | null;
  /** Fiat currencies that buy it. */
  readonly fiatPairs: readonly PairRow[];
  /** Whether search engines should show another page instead. If so, the page is not indexed. */
  readonly isUnpopular: boolean;
};

export type PairContent = {
  readonly _tag: 'Pair';
  readonly from: ShownCurrency;
  readonly to: ShownCurrency;
  readonly pair: ExchangePair;
  readonly amount: DecimalString | null;
  readonly market: MarketQuestion | null;
  /** Page of the 'to' currency, or null. */
  readonly toCurrencyPath: string | null;
  readonly table: CurrencyTable | null;
  readonly isUnpopular: boolean;
};

/** Content of a page. JSON-serializable, because the server sends it to the browser. */
export type ListingContent =
  | { readonly _tag: 'Table'; readonly table: CurrencyTable }
  | CurrencyContent
  | PairContent
  | {
      readonly _tag: 'PairsFrom';
      readonly from: ShownCurrency;
      /** The 'from' side of every label, stored once for more than a thousand rows. */
      readonly fromLabel: string;
      readonly isUnpopular: boolean;
      readonly groups: readonly LetterRows<PairsFromRow>[];
    }
  | { readonly _tag: 'AllCurrencies'; readonly groups: readonly LetterRows<NamedRow>[] }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Redirect'; readonly path: string };

/** The data of a coin-pairs page (spec §2 "Page data"). */
export type CoinPairs = {
  /** Link of the coin that the pairs belong to. */
  readonly of: string;
  readonly currencies: readonly ListedCurrency[];
  readonly validLinks: readonly string[];
  readonly exceptions: readonly string[];
};

/** Data from the services that a page needs. Null: not fetched. */
export type ListingData = {
  /** Whether the site has market data. */
  readonly hasMarket: boolean;
  /** Whether the site sells coins for fiat. */
  readonly hasFiat: boolean;
  readonly currencies: readonly ListedCurrency[];
  readonly buyLinks: readonly string[] | null;
  readonly topLinks: readonly string[] | null;
  /** Rank of each coin by its upper-case ticker. */
  readonly ranks: ReadonlyMap<string, number> | null;
  /** Market data for the sort order, by upper-case ticker. */
  readonly quotes: Quotes | null;
  /** Pairs of the page's coin. Null if the page has none, or the coin is unknown. */
  readonly pairs: CoinPairs | null;
};
