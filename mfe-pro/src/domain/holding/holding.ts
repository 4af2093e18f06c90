import type { DecimalString } from '@coinlane/shared-contracts/values';

/** The spendable balance of one currency. */
export type Holding = { readonly currency: string; readonly available: DecimalString };

/** The spendable amount of a currency: `0` for a currency without a balance, null while unknown. */
export const availableOf = (holdings: readonly Holding[] | null, currency: string): DecimalString | null =>
  holdings === null ? null : (holdings.find((holding) => holding.currency === currency)?.available ?? '0');
