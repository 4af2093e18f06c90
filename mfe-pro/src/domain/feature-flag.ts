/** Feature flags of the pro area (spec §9 "Feature flags"). */
export type FeatureFlags = {
  readonly isCashbackWithdrawAvailable: boolean;
  readonly isSubscriptionPurchaseAvailable: boolean;
  readonly isWhitelistEnabled: boolean;
};

/** Spec §9 "Feature flags". */
export const FEATURE_FLAGS: FeatureFlags = {
  isCashbackWithdrawAvailable: true,
  isSubscriptionPurchaseAvailable: true,
  isWhitelistEnabled: true,
};
