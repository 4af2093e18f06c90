type PromoCode = {
  readonly discountPercent: number;
  /** What comes back of what is received. */
  readonly cashbackPercent: number;
  readonly expiresAt: string;
};

/** The codes of the sandbox; the last one has run out. */
const PROMO_CODES: ReadonlyMap<string, PromoCode> = new Map([
  ['NOVEMBER', { discountPercent: 0.1, cashbackPercent: 0, expiresAt: '2036-12-01T00:00:00.000Z' }],
  ['COINLANE', { discountPercent: 0.25, cashbackPercent: 0, expiresAt: '2036-12-01T00:00:00.000Z' }],
  ['CASHBACK', { discountPercent: 0, cashbackPercent: 0.2, expiresAt: '2036-12-01T00:00:00.000Z' }],
  ['SUMMER', { discountPercent: 0.5, cashbackPercent: 0, expiresAt: '2025-09-01T00:00:00.000Z' }],
]);

/** What a promo code is worth now (api contract §4.5); null: there is no such code. */
export const checkPromoCode = (code: string, nowMs: number) => {
  const found = PROMO_CODES.get(code.toUpperCase());
  if (found === undefined) return null;
  return { isValid: Date.parse(found.expiresAt) > nowMs, code: code.toUpperCase(), ...found };
};

/** The discount as a share; zero for no code, an unknown one and one that has run out. */
export const discountOf = (code: string, nowMs: number): number => {
  const checked = checkPromoCode(code, nowMs);
  return checked?.isValid === true ? checked.discountPercent / 100 : 0;
};

/** The share of what is received that comes back; zero where the code gives none. */
export const cashbackOf = (code: string, nowMs: number): number => {
  const checked = checkPromoCode(code, nowMs);
  return checked?.isValid === true ? checked.cashbackPercent / 100 : 0;
};
