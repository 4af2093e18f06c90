import type { Network } from '@coinlane/shared-contracts/values';

import { NETWORKS } from '../networks/index.ts';

/** Format of amount and extra ID in a network's payment URI. */
export type Scheme = {
  readonly scheme: string;
  /** Text between the scheme and the address, after the colon. */
  readonly lead: string;
  readonly network: Network;
  readonly amountKey: string;
  /** The unit of the amount is 10^-n coins. 0: in coins. */
  readonly unitDigits: number;
  /** Maximum number of decimals of the coin. */
  readonly decimals: number;
  /** Allowed format of an amount, if the scheme is stricter than BIP21. */
  readonly amountShape: RegExp | null;
  /**
   * The first key is written; all are read. Empty if the form has no extra ID: the link's key is then shown as
   * ignored.
   */
  readonly extraIdKeys: readonly string[];
  readonly tokenKey: string | null;
};

const BIP21: Omit<Scheme, 'scheme' | 'network'> = {
  lead: '',
  amountKey: 'amount',
  unitDigits: 0,
  decimals: 8,
  amountShape: null,
  extraIdKeys: [],
  tokenKey: null,
};

/** Differences from BIP21, by network. */
const DIFFERENCES: Readonly<Partial<Record<Network, Partial<Scheme>>>> = {
  lightning: { decimals: 11 },
  xmr: { decimals: 12, amountKey: 'tx_amount' },
  xrp: { decimals: 6, extraIdKeys: ['dt', 'tag'] },
  xlm: { decimals: 7, extraIdKeys: ['memo'] },
  // Solana Pay requires a zero before the decimal point and allows no exponent
  sol: { decimals: 9, amountShape: /^\d+(?:\.\d+)?$/, tokenKey: 'spl-token' },
  trx: { decimals: 6, tokenKey: 'token' },
  ada: { decimals: 6 },
  // ARC-26: an `xnote` is a note that the user cannot edit in the wallet
  algo: { lead: '//', unitDigits: 6, extraIdKeys: ['xnote', 'note'], tokenKey: 'asset' },
  ton: { lead: '//transfer/', unitDigits: 9, extraIdKeys: ['text'], tokenKey: 'jetton' },
  xno: { unitDigits: 30 },
};

/** Schemes of BIP21 and similar. If a network has two, the first is written. */
export const SCHEMES: readonly Scheme[] = NETWORKS.flatMap(({ code, schemes }) =>
  schemes.map((scheme) => ({ ...BIP21, ...DIFFERENCES[code], scheme, network: code })),
);

/** Scheme by its lower-case name. Null: unknown. */
export const schemeOf = (name: string): Scheme | null => {
  const alias = name === 'web+stellar' ? 'stellar' : name;
  return SCHEMES.find(({ scheme: own }) => own === alias) ?? null;
};

/** Decimals of an EVM network's own coin. */
export const WEI_DIGITS = 18;
