export type AmountLength = 'short' | 'long' | 'longest';

const shortMost = 7;
const longMost = 12;

/** Size class of an amount. Eighteen decimals must be readable on a phone. */
export const amountLength = (value: unknown): AmountLength => {
  if (typeof value !== 'string' || value.length <= shortMost) return 'short';
  return value.length <= longMost ? 'long' : 'longest';
};
