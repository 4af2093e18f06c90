/** Legacy name of a currency on its network, in lower case: `btc`, `usdttrc20` (api contract §1). */
export type Ticker = string;

/** Code of a chain: `btc`, `eth`, `trx`. */
export type Network = string;

/** Exact amount: digits with an optional fraction, without an exponent. Never a float. */
export type DecimalString = string;

/** Spec §4 "Rate mode, flow and type". */
export type RateMode = 'floating' | 'fixed';

/** `direct`: the user entered the amount to send. `reverse`: the amount to receive (spec §4). */
export type Direction = 'direct' | 'reverse';
