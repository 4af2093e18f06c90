import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { ListedCurrency } from '../../domain/currency';
import type { MarketQuestion } from '../../domain/market';
import type { PairLabel } from '../../domain/pair-label';
import type { PageOfRows } from '../../domain/page';
import type { ExchangePair, RowLink } from '../../domain/row-link';
import type { Column, TableKind } from '../../domain/table';

/** A currency as a row or heading shows it. */
export type ShownCurrency = {
  readonly link: string;
  /** Without its '(...)' suffix. */
  readonly name: string;
  /** In capital letters, as shown. */
  readonly ticker: string;
  readonly superscript: string | null;
  readonly iconPath: string | null;
  readonly isFiat: boolean;
  readonly isFixedRate: boolean;
};

export type TableRow = {
  /** From 1, over all pages. */
  readonly index: number;
  readonly currency: ShownCurrency;
  readonly link: RowLink;
  /** What the row's button exchanges. */
  readonly pair: ExchangePair;
  readonly isFiatPurchase: boolean;
  /** Whether we pay it out, and take it in. */
  readonly canBeReceived: boolean;
  readonly canBeSent: boolean;
  readonly hasNoUpperLimit: boolean;
  /** Hidden in a browser with script (spec §5 "Row count"). */
  readonly isPastCount: boolean;
};

export type FiatOption = { readonly ticker: string; readonly name: string };

/** A table of currencies in any of its modes (spec §2 "Currencies table screen"). */
export type CurrencyTable = PageOfRows<TableRow> & {
  readonly kind: TableKind;
  readonly columns: readonly Column[];
  /** The page coin's ticker as shown, for 'FROM to TO' and '{TICKER} to'; null without one. */
  readonly fromTicker: string | null;
  readonly isPaged: boolean;
  /** Where prices are shown: in what, and what else they may be shown in. */
  readonly fiat: { readonly ticker: string; readonly options: readonly FiatOption[] } | null;
  readonly viewAllPath: string | null;
};

/** A link of the letter pages and of the lists of pairs: its words and where it leads. */
export type PairRow = { readonly label: PairLabel; readonly link: RowLink };

/** A pair whose 'from' side the page has said already. */
export type PairsFromRow = { readonly to: string; readonly link: RowLink };

export type LetterRows<Row> = { readonly letter: string; readonly rows: readonly Row[] };
export type NamedRow = { readonly label: string; readonly path: string };

export type CurrencyContent = {
  readonly _tag: 'Currency';
  readonly currency: ShownCurrency;
  readonly isBuy: boolean;
  readonly pair: ExchangePair;
  /** What the calculator starts with; null where nobody has said. */
  readonly amount: DecimalString | null;
  readonly market: MarketQuestion | null;
  /** The page where a coin that is bought here is exchanged; null where there is none, and where this is it. */
  readonly exchangePagePath: string | null;
  /** The same coin on other networks. */
  readonly variants: readonly ShownCurrency[];
  /** Its pairs, or what it buys; null where there are none. */
  readonly table: CurrencyTable | null;
  /** The fiat currencies that buy it. */
  readonly fiatPairs: readonly PairRow[];
  /** Search engines should show another page in its place. */
  readonly isUnpopular: boolean;
};

export type PairContent = {
  readonly _tag: 'Pair';
  readonly from: ShownCurrency;
  readonly to: ShownCurrency;
  readonly pair: ExchangePair;
  readonly amount: DecimalString | null;
  readonly market: MarketQuestion | null;
  /** The page of the 'to' currency; null where there is none. */
  readonly toCurrencyPath: string | null;
  readonly table: CurrencyTable | null;
  readonly isUnpopular: boolean;
};

/** What a page of the listing shows; survives JSON, because the server hands it to the browser. */
export type ListingContent =
  | { readonly _tag: 'Table'; readonly table: CurrencyTable }
  | CurrencyContent
  | PairContent
  | {
      readonly _tag: 'PairsFrom';
      readonly from: ShownCurrency;
      /** The 'from' side of every row's words, said once: there are more than a thousand rows. */
      readonly fromLabel: string;
      readonly isUnpopular: boolean;
      readonly groups: readonly LetterRows<PairsFromRow>[];
    }
  | { readonly _tag: 'AllCurrencies'; readonly groups: readonly LetterRows<NamedRow>[] }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Redirect'; readonly path: string };

/** The data of a coin-pairs page (spec §2 "Page data"). */
export type CoinPairs = {
  /** The coin they are of. */
  readonly of: string;
  readonly currencies: readonly ListedCurrency[];
  readonly validLinks: readonly string[];
  readonly exceptions: readonly string[];
};

/** What the services know, as far as a page needs it; what has not been asked for is null. */
export type ListingData = {
  readonly currencies: readonly ListedCurrency[];
  readonly buyLinks: readonly string[] | null;
  readonly topLinks: readonly string[] | null;
  /** The place of each coin by its upper-case ticker. */
  readonly ranks: ReadonlyMap<string, number> | null;
  /** The pairs of the page's coin; null where the page has none, or the coin is unknown. */
  readonly pairs: CoinPairs | null;
};
