/** Who gives an estimate, and on which terms. */
export type Provider = {
  readonly id: string;
  /** The wire's `type`: what a create call names (spec §9 "Provider types"). */
  readonly type: string;
  readonly label: string;
  /** What it keeps of the market rate, as a share. */
  readonly spread: number;
  /** The same for a held rate; null: it holds none. */
  readonly fixedSpread: number | null;
  /** Its floor, as a multiple of the service's. */
  readonly minFactor: number;
  readonly maxUsd: number | null;
  readonly fixedMaxUsd: number;
};
