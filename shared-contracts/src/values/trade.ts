/** The legacy name of a currency on its network, in lower case: `btc`, `usdttrc20` (api contract §1). */
export type Ticker = string;

/** The code of a chain: `btc`, `eth`, `trx`. */
export type Network = string;

/** An exact amount: digits with an optional fraction, never an exponent, never a float. */
export type DecimalString = string;

/** Spec §4 "Rate mode, flow and type". */
export type RateMode = 'floating' | 'fixed';

/** `direct`: the visitor typed what they send; `reverse`: what they want to get (spec §4). */
export type Direction = 'direct' | 'reverse';
