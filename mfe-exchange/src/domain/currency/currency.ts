import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

/** A currency on one network, as the picker lists it and the form uses it. */
export type Currency = {
  /** Identity: the legacy ticker with the network glued on, lower case: `usdttrc20`. */
  readonly ticker: Ticker;
  /** What is shown: `USDT` is `usdt` on every network. Lower case here. */
  readonly displayTicker: string;
  readonly network: Network;
  /** Without a `(...)` suffix. */
  readonly name: string;
  readonly iconUrl: string;
  readonly isFiat: boolean;
  readonly isStable: boolean;
  readonly isFeatured: boolean;
  readonly isNew: boolean;
  readonly isAnonymous: boolean;
  readonly supportsFixedRate: boolean;
  readonly canBeSent: boolean;
  readonly canBeReceived: boolean;
  readonly hasExtraId: boolean;
  readonly tokenContract: string | null;
  /** The amount the form begins with for it, chosen by hand or computed (spec §3 "Currency"); null: none. */
  readonly manualDefaultValue: DecimalString | null;
  readonly defaultValue: DecimalString | null;
  /** By how many percent the price differs from a day before, signed; null: the service does not say. */
  readonly change24h: DecimalString | null;
};

/** What is asked once a currency is chosen (spec §3 "Currency info"). */
export type CurrencyInfo = {
  readonly ticker: Ticker;
  /** Null: the service does not name it. */
  readonly network: Network | null;
  readonly isAnonymous: boolean;
  readonly hasExtraId: boolean;
  /** "Memo", "Destination tag"; null when the currency has none. */
  readonly extraIdName: string | null;
  readonly warningsFrom: readonly string[];
  readonly warningsTo: readonly string[];
  /** Patterns as the service sends them; null: the default pattern of spec §5. */
  readonly addressPattern: string | null;
  readonly extraIdPattern: string | null;
  readonly addressExplorerMask: string | null;
  readonly transactionExplorerMask: string | null;
};
