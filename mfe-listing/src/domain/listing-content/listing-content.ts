import type { ListedCurrency } from '../../domain/currency';
import type { PairLabel, PairTemplate } from '../../domain/pair-label';
import type { PageOfRows } from '../../domain/page';
import type { ExchangePair, RowLink } from '../../domain/row-link';

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
  readonly pair: ExchangePair;
};

/** A link of the letter pages and of the lists of pairs: its words and where it leads. */
export type PairRow = { readonly label: PairLabel; readonly link: RowLink };

/** A pair whose 'from' side the page has said already. */
export type PairsFromRow = { readonly template: PairTemplate; readonly to: string; readonly link: RowLink };

export type LetterRows<Row> = { readonly letter: string; readonly rows: readonly Row[] };
export type NamedRow = { readonly label: string; readonly path: string };

/** What a page of the listing shows; survives JSON, because the server hands it to the browser. */
export type ListingContent =
  | ({ readonly _tag: 'Table' } & PageOfRows<TableRow>)
  | {
      readonly _tag: 'Currency';
      readonly currency: ShownCurrency;
      readonly isBuy: boolean;
      readonly pair: ExchangePair;
      /** The same coin on other networks. */
      readonly variants: readonly ShownCurrency[];
      readonly pairs: readonly PairRow[];
      /** Where all pairs of the coin are listed; null where that page does not exist. */
      readonly allPairsPath: string | null;
    }
  | {
      readonly _tag: 'Pair';
      readonly from: ShownCurrency;
      readonly to: ShownCurrency;
      readonly pair: ExchangePair;
      /** The page of the 'to' currency; null where there is none. */
      readonly toCurrencyPath: string | null;
    }
  | {
      readonly _tag: 'PairsFrom';
      readonly from: ShownCurrency;
      /** The 'from' side of every row's words, said once: there are more than a thousand rows. */
      readonly fromLabel: string;
      readonly groups: readonly LetterRows<PairsFromRow>[];
    }
  | {
      readonly _tag: 'AllCurrencies';
      readonly isBuy: boolean;
      readonly groups: readonly LetterRows<NamedRow>[];
    }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Redirect'; readonly path: string };

/** What the content service knows, as far as a page needs it. */
export type ListingData = {
  /** In the order of their rank. */
  readonly currencies: readonly ListedCurrency[];
  readonly buyLinks: readonly string[];
  /** The pairs of the page's coin; null where the page has none. */
  readonly pairs: CoinPairs | null;
};

/** The data of a coin-pairs page (spec §2 "Page data"). */
export type CoinPairs = {
  readonly currencies: readonly ListedCurrency[];
  readonly validLinks: readonly string[];
};
