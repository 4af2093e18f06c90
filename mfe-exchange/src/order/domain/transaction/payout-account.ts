/** Provider that asks for the bank account on its own checkout page. */
const OWN_ACCOUNT_FORM_PROVIDER = 'bankline';

/**
 * Whether an order leaves the payout address empty: "for one fiat provider when 'to' is fiat" (spec §7 "Create
 * transaction").
 */
export const needsNoRecipient = (provider: string | null, isToFiat: boolean): boolean =>
  isToFiat && provider === OWN_ACCOUNT_FORM_PROVIDER;
