/** A currency on one network, as every service of the sandbox knows it. */
export type Currency = {
  readonly id: number;
  /** The legacy ticker, network glued on: `usdttrc20`. Identity. */
  readonly ticker: string;
  readonly currentTicker: string;
  readonly name: string;
  /** The chain's code; for a fiat currency its own ticker. */
  readonly network: string;
  /** Lower case unless the chain is case-sensitive; null for a chain's own coin. */
  readonly tokenContract: string | null;
  readonly decimals: number;
  /** Around this the seeded market moves. */
  readonly baseUsdPrice: number;
  /** How far it moves: 0.05 is about five percent to either side. */
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
