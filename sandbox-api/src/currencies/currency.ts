/** A currency on one network, as used by all services of the sandbox. */
export type Currency = {
  readonly id: number;
  /** Legacy ticker that includes the network: `usdttrc20`. The identity. */
  readonly ticker: string;
  readonly currentTicker: string;
  readonly name: string;
  /** Code of the network. For a fiat currency, its ticker. */
  readonly network: string;
  /** Lower case unless the network is case-sensitive. Null: a native coin. */
  readonly tokenContract: string | null;
  readonly decimals: number;
  /** Centre of the simulated market price. */
  readonly baseUsdPrice: number;
  /** Range of the price: 0.05 is about five percent to either side. */
  readonly volatility: number;
  readonly link: string;
  readonly rank: number;
  readonly isFiat: boolean;
  readonly isFeatured: boolean;
  readonly isStable: boolean;
  readonly isAnonymous: boolean;
  readonly isNew: boolean;
  readonly isActive: boolean;
  readonly isPage: boolean;
  readonly isUnpopular: boolean;
  readonly supportsFixedRate: boolean;
  readonly mayBeSent: boolean;
  readonly mayBeReceived: boolean;
  readonly isBuyable: boolean;
  readonly redirectTo: string | null;
  readonly defaultAmount: number | null;
};
