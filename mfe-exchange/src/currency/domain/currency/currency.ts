import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

export type Currency = {
  /** Identity: lower-case legacy ticker that includes the network, such as `usdttrc20`. */
  readonly ticker: Ticker;
  /** Ticker for display, in lower case: `usdt` on every network. */
  readonly displayTicker: string;
  readonly network: Network;
  readonly networkName: string;
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
  /** Initial amount for this currency, set manually or computed (spec §3 "Currency"). Null: none. */
  readonly manualDefaultValue: DecimalString | null;
  readonly defaultValue: DecimalString | null;
  /** Price change within a day in percent, signed. Null: unknown. */
  readonly change24h: DecimalString | null;
};

/** Details of a chosen currency (spec §3 "Currency info"). */
export type CurrencyInfo = {
  readonly ticker: Ticker;
  /** Null: missing in the reply. */
  readonly network: Network | null;
  readonly isAnonymous: boolean;
  readonly hasExtraId: boolean;
  /** "Memo" or "Destination tag". Null if the currency has none. */
  readonly extraIdName: string | null;
  readonly warningsFrom: readonly string[];
  readonly warningsTo: readonly string[];
  /** Patterns from the service. Null: the default pattern of spec §5. */
  readonly addressPattern: string | null;
  readonly extraIdPattern: string | null;
  readonly addressExplorerMask: string | null;
  readonly transactionExplorerMask: string | null;
};
