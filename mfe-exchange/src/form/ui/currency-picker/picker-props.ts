import type {
  Currency,
  CurrencyFilter,
  CurrencyGroupName,
  OwnCurrencies,
  Token,
} from '../../../currency/domain/currency';

export type CurrencyPickerWords = {
  readonly search: string;
  readonly list: string;
  readonly filter: string;
  readonly filters: Readonly<Record<CurrencyFilter, string>>;
  readonly groups: Readonly<Record<CurrencyGroupName, string>>;
  readonly nothingFound: string;
  readonly searchAll: string;
  readonly results: (count: number) => string;
  readonly isFavourite: string;
  readonly favourite: (currency: Currency, isOne: boolean) => string;
  /** Number of a token's networks. */
  readonly networks: (count: number) => string;
  readonly chooseNetwork: (token: Token) => string;
  /** Label of the button that leaves the networks of a token. */
  readonly back: string;
  readonly change: (currency: Currency) => string;
};

export type CurrencyPickerProps = {
  readonly currencies: readonly Currency[];
  readonly own: OwnCurrencies;
  readonly selectedTicker: string;
  /** Reason why a currency cannot be picked, or null. */
  readonly unavailableReason: (currency: Currency) => string | null;
  readonly onPick: (currency: Currency) => void;
  readonly onFavourite: (currency: Currency) => void;
  readonly words: CurrencyPickerWords;
};
