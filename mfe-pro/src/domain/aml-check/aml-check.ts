export type AmlRisk = 'low' | 'medium' | 'high';

/** A source of an address's coins; the share is of all coins it has ever held, from 0 to 1. */
export type AmlSignal = { readonly name: string; readonly share: number; readonly isRisky: boolean };

/** The report on an address; the score is from 0 to 100, dates in ms since the epoch. */
export type AmlCheck = {
  readonly id: string;
  readonly atMs: number;
  readonly currency: string;
  readonly address: string;
  readonly score: number;
  readonly risk: AmlRisk;
  readonly signals: readonly AmlSignal[];
};

const RISKY = ['gambling', 'mixer', 'darknet', 'sanctions', 'stolen'];

/** The sources that have words of their own; another one is shown by the service's name. */
export const KNOWN_SIGNALS: readonly string[] = ['exchange', 'wallet', 'miner', ...RISKY];

/** The sources of an address, the risky ones first, then by their share. */
export const sortedSignals = (shares: Readonly<Record<string, number>>): readonly AmlSignal[] =>
  Object.entries(shares)
    .filter(([, share]) => share > 0)
    .map(([name, share]) => ({ name, share, isRisky: RISKY.includes(name) }))
    .toSorted((one, other) => Number(other.isRisky) - Number(one.isRisky) || other.share - one.share);

const MEDIUM_FROM = 25;
const HIGH_FROM = 70;

/** The risk for a score, if the service names a risk that is unknown here. */
export const riskOfScore = (score: number): AmlRisk => {
  if (score >= HIGH_FROM) return 'high';
  return score >= MEDIUM_FROM ? 'medium' : 'low';
};
