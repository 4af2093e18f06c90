import type { DecimalString } from '@coinlane/shared-contracts/values';

/** A way to pay, or to be paid, in fiat at one provider, with its terms for the pair and the amount. */
export type PaymentMethod = {
  /** ID and name of the provider. */
  readonly provider: string;
  readonly label: string;
  /** `card`, `bank-transfer`, … The same for all providers. */
  readonly kind: string;
  /** Null: the amount is outside the limits. */
  readonly estimatedAmount: DecimalString | null;
  /** In the currency sent. */
  readonly minAmount: DecimalString | null;
  readonly maxAmount: DecimalString | null;
  /** In the fiat currency, included in the estimated amount. */
  readonly feeAmount: DecimalString | null;
  readonly feePercent: DecimalString | null;
  /** Minutes, in the service's format: `"5-10"`. */
  readonly speedForecast: string | null;
  readonly kyc: 'none' | 'on-flag' | 'always' | null;
  /** The provider asks for documents only above this amount of the currency sent. */
  readonly documentsAbove: DecimalString | null;
  /** ISO 3166-1 codes of the only accepted countries, or of the excluded ones. Null: unrestricted. */
  readonly onlyCountries: readonly string[] | null;
  readonly exceptCountries: readonly string[] | null;
  readonly refundTerms: 'before-payout' | 'within-14-days' | 'none' | null;
};

/** The visitor's choices for a fiat payment. Empty: the usual method, any country. */
export type PaymentChoice = {
  readonly kind: string;
  /** ISO 3166-1 code of the country of residence. */
  readonly country: string;
};
