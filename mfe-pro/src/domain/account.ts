/** Account of the user (spec §3 "User"). Dates are ms since the epoch. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly kycLevel: number;
  readonly isTwoFactorEnabled: boolean;
  /** Number of unused recovery codes. Null: unknown. */
  readonly recoveryCodesLeft: number | null;
  readonly createdAtMs: number | null;
  /** Level of the subscription, for example `free`. */
  readonly planLevel: string;
  readonly nextBillingAtMs: number | null;
  readonly partnerId: string | null;
  /** Notification settings, by the service's names. */
  readonly notifications: Readonly<Record<string, boolean>>;
};
