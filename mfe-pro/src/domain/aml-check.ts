export type AmlRisk = 'low' | 'medium' | 'high';

/** Origin of the coins of an address. The share refers to everything that it ever received, from 0 to 1. */
export type AmlSignal = { readonly name: string; readonly share: number; readonly isRisky: boolean };

/** AML report of an address. The score is from 0 to 100. Dates are ms since the epoch. */
export type AmlCheck = {
  readonly id: string;
  readonly atMs: number;
  readonly currency: string;
  readonly address: string;
  readonly score: number;
  readonly risk: AmlRisk;
  readonly signals: readonly AmlSignal[];
};

const RISKY = ['gambling', 'mixer', 'darknet', 'sanctions', 'stolen'] as const;

/** Sources with a translated name. Others have the service's name. */
const KNOWN_SIGNALS = ['exchange', 'wallet', 'miner', ...RISKY] as const;
type KnownSignal = (typeof KNOWN_SIGNALS)[number];

export const isKnownSignal = (name: string): name is KnownSignal =>
  KNOWN_SIGNALS.some((known) => known === name);

/** Sources of an address, risky ones first, then by share. */
export const sortedSignals = (shares: Readonly<Record<string, number>>): readonly AmlSignal[] =>
  Object.entries(shares)
    .filter(([, share]) => share > 0)
    .map(([name, share]) => ({ name, share, isRisky: RISKY.some((risky) => risky === name) }))
    .toSorted((one, other) => Number(other.isRisky) - Number(one.isRisky) || other.share - one.share);

const MEDIUM_FROM = 25;
const HIGH_FROM = 70;

/** Risk by score, for a service that sends an unknown risk. */
export const riskOfScore = (score: number): AmlRisk => {
  if (score >= HIGH_FROM) return 'high';
  return score >= MEDIUM_FROM ? 'medium' : 'low';
};
