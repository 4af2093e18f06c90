import Big from 'big.js';

/**
 * Decimal string for an integer in the smallest unit. Exact: multiplying by a power of ten below one would round
 * to 20 decimals.
 */
export const fromUnits = (units: string, decimals: number): string =>
  new Big(units).times(`1e-${String(decimals)}`).toFixed();

/** Integer string in the smallest unit. Null if the amount has more decimals than the asset. */
export const toUnits = (amount: string, decimals: number): string | null => {
  const units = new Big(amount).times(new Big(10).pow(decimals));
  return units.round(0, Big.roundDown).eq(units) ? units.toFixed() : null;
};

/** Whether two decimal strings are the same amount. */
export const isSameAmount = (one: string, other: string): boolean => new Big(one).eq(other);

/** Whether an amount is above zero. A provider's reply can contain any number. */
export const isPositive = (amount: string): boolean => new Big(amount).gt(0);

/** Share by which the second amount is below the first: 0.05 for 5 % less, negative if it is larger. */
export const shortfallOf = (expected: string, actual: string): number => {
  const before = new Big(expected);
  return before.eq(0) ? 0 : before.minus(actual).div(before).toNumber();
};

/** Decimal places of an amount. */
export const decimalsOf = (amount: string): number => /\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0;
