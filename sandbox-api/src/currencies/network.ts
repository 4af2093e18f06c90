/** A chain: how its addresses look, what it costs and where it can be looked into. */
export type Network = {
  readonly code: string;
  readonly name: string;
  /** A key of the table of address families. */
  readonly addressFamily: string;
  readonly addressExplorerMask: string;
  readonly transactionExplorerMask: string;
  readonly confirmations: number;
  /** What one transaction costs, in US dollars. */
  readonly feeUsd: number;
  /** How the extra id is called; null: the chain has none. */
  readonly extraIdName: string | null;
  readonly extraIdPattern: string | null;
};
