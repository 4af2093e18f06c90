type PromoCode = {
  readonly discountPercent: number;
  /** Percent of the amount received. */
  readonly cashbackPercent: number;
  readonly expiresAt: string;
};

/** Promo codes of the sandbox. The last one has expired. */
const PROMO_CODES: ReadonlyMap<string, PromoCode> = new Map([
  ['NOVEMBER', { discountPercent: 0.1, cashbackPercent: 0, expiresAt: '2036-12-01T00:00:00.000Z' }],
  ['COINLANE', { discountPercent: 0.25, cashbackPercent: 0, expiresAt: '2036-12-01T00:00:00.000Z' }],
  ['CASHBACK', { discountPercent: 0, cashbackPercent: 0.2, expiresAt: '2036-12-01T00:00:00.000Z' }],
  ['SUMMER', { discountPercent: 0.5, cashbackPercent: 0, expiresAt: '2025-09-01T00:00:00.000Z' }],
]);

/** Current value of a promo code (api contract §4.5). Null: unknown code. */
export const checkPromoCode = (code: string, nowMs: number) => {
  const found = PROMO_CODES.get(code.toUpperCase());
  if (found === undefined) return null;
  return { isValid: Date.parse(found.expiresAt) > nowMs, code: code.toUpperCase(), ...found };
};

/** Discount as a share. Zero without a code, and for an unknown or expired one. */
export const discountOf = (code: string, nowMs: number): number => {
  const checked = checkPromoCode(code, nowMs);
  return checked?.isValid === true ? checked.discountPercent / 100 : 0;
};

/** Share of the received amount that is paid back. Zero without cashback. */
export const cashbackOf = (code: string, nowMs: number): number => {
  const checked = checkPromoCode(code, nowMs);
  return checked?.isValid === true ? checked.cashbackPercent / 100 : 0;
};
