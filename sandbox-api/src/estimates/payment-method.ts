/** A fiat payment or payout method, with its terms at one provider. */
export type PaymentMethod = {
  /** ID at the provider (api contract §3.14). */
  readonly id: string;
  readonly kind: string;
  /** Fee as a share of the amount, in addition to the margin of the provider. */
  readonly feeShare: number;
  readonly minFactor: number;
  readonly maxUsd: number;
  readonly minutes: string;
  readonly kyc: 'none' | 'on-flag' | 'always';
  readonly documentsAboveUsd: number | null;
  /** ISO 3166-1 codes of the only accepted countries, or of the excluded ones. */
  readonly onlyCountries: readonly string[] | null;
  readonly exceptCountries: readonly string[] | null;
};
