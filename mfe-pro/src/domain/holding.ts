import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { Balance } from './amount';

/** Available balance in one currency. */
export type Holding = {
  readonly currency: string;
  readonly available: DecimalString;
  /** Number of decimals of the currency. Null: unknown. */
  readonly decimals: number | null;
};

/** Balance of a currency. `0` without one, null if not loaded yet. */
export const balanceOf = (holdings: readonly Holding[] | null, currency: string): Balance => {
  const holding = holdings?.find((each) => each.currency === currency);
  return {
    available: holding?.available ?? (holdings === null ? null : '0'),
    decimals: holding?.decimals ?? null,
  };
};

/** Available amount of a currency. `0` without a balance, null if not loaded yet. */
export const availableOf = (holdings: readonly Holding[] | null, currency: string): DecimalString | null =>
  balanceOf(holdings, currency).available;
