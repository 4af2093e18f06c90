/** Whose pages these are (spec §3 "User"); dates in ms since the epoch. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly kycLevel: number;
  readonly isTwoFactorEnabled: boolean;
  /** The number of unused recovery codes; null if unknown. */
  readonly recoveryCodesLeft: number | null;
  readonly createdAtMs: number | null;
  /** The subscription's level, for example `free`. */
  readonly planLevel: string;
  readonly nextBillingAtMs: number | null;
  readonly partnerId: string | null;
  /** The user's notification settings, by the service's names. */
  readonly notifications: Readonly<Record<string, boolean>>;
};
