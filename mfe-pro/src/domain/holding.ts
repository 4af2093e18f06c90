import type { DecimalString } from '@coinlane/shared-contracts/values';

/** Available balance in one currency. */
export type Holding = { readonly currency: string; readonly available: DecimalString };

/** Available amount of a currency: `0` without a balance, null if not loaded yet. */
export const availableOf = (holdings: readonly Holding[] | null, currency: string): DecimalString | null =>
  holdings === null ? null : (holdings.find((holding) => holding.currency === currency)?.available ?? '0');
