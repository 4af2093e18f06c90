import type { Currency } from '../currency';

/** The two currencies of an exchange, as the visitor sees them. */
export type Pair = { readonly from: Currency; readonly to: Currency };
