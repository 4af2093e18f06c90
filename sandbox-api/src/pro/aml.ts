import { isAddressOf, networksOf } from '../addresses/index.ts';
import { notValidParam } from '../http/index.ts';
import { seededFraction } from '../seed.ts';
import { coinOrRefuse } from '../wallets/index.ts';

/** Origins of the coins of an address. Each share refers to everything that it ever received. */
const SIGNALS = [
  'exchange',
  'wallet',
  'miner',
  'gambling',
  'mixer',
  'darknet',
  'sanctions',
  'stolen',
] as const;
type AmlSignal = (typeof SIGNALS)[number];

/** Contribution of a signal to the risk from 0 to 100. */
const WEIGHT: Readonly<Record<AmlSignal, number>> = {
  exchange: 2,
  wallet: 5,
  miner: 1,
  gambling: 55,
  mixer: 90,
  darknet: 95,
  sanctions: 100,
  stolen: 100,
};

const CLEAN: readonly AmlSignal[] = ['exchange', 'wallet', 'miner'];
/** Share of addresses with a risk signal. */
const RISK_SHARE = 0.3;

export type AmlReport = {
  readonly riskScore: number;
  readonly riskLevel: 'low' | 'medium' | 'high';
  readonly signals: Readonly<Partial<Record<AmlSignal, number>>>;
};

const levelOf = (score: number): AmlReport['riskLevel'] => {
  if (score < 25) return 'low';
  return score < 70 ? 'medium' : 'high';
};

const sharesOf = (words: string): readonly (readonly [AmlSignal, number])[] => {
  const isSuspect = seededFraction(`${words}:suspect`) < RISK_SHARE;
  const weights = SIGNALS.map((signal) => {
    const drawn = seededFraction(`${words}:${signal}`);
    return [signal, CLEAN.includes(signal) || (isSuspect && drawn > 0.6) ? drawn : 0] as const;
  });
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.flatMap(([signal, weight]) => {
    const share = Math.round((weight / sum) * 100) / 100;
    return share === 0 ? [] : [[signal, share] as const];
  });
};

/** AML report of an address, always the same for the same address. Refuses an invalid address. */
export const checkAddress = (ticker: string, address: string): AmlReport => {
  const currency = coinOrRefuse(ticker);
  if (!networksOf(currency.ticker).some((network) => isAddressOf(network, address)))
    throw notValidParam('address', `is not an address of ${currency.currentTicker.toUpperCase()}`);
  const shares = sharesOf(`aml:${currency.network}:${address}`);
  const riskScore = Math.min(
    100,
    Math.round(shares.reduce((sum, [signal, share]) => sum + WEIGHT[signal] * share, 0)),
  );
  return { riskScore, riskLevel: levelOf(riskScore), signals: Object.fromEntries(shares) };
};
