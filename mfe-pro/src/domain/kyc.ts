/** Verification level of an identity (spec §1 "KYC levels"). */
export const KYC_LEVELS = [0, 1, 2] as const;
export type KycLevel = (typeof KYC_LEVELS)[number];

const NEXT = { 0: 1, 1: 2, 2: null } as const satisfies Readonly<Record<KycLevel, KycLevel | null>>;

/** Converts a level of the service. Higher levels count as the highest known one. */
export const kycLevelOf = (level: number): KycLevel => KYC_LEVELS.findLast((known) => known <= level) ?? 0;

/** Next level, or null. */
export const nextKycLevel = (level: KycLevel) => NEXT[level];

/** Allowances that each level adds to the previous one. Each has a text. */
export const ALLOWANCES = {
  0: ['balance', 'exchange', 'cashback', 'staking'],
  1: ['loans'],
  2: ['largeLoans'],
} as const satisfies Readonly<Record<KycLevel, readonly string[]>>;

export type LevelState = 'done' | 'next' | 'later';

/** State of a level relative to the user's level. */
export const levelState = (level: KycLevel, own: KycLevel): LevelState => {
  if (level <= own) return 'done';
  return level === nextKycLevel(own) ? 'next' : 'later';
};

/** URL of the provider's page if it is safe to open: on this site, or over TLS. Otherwise null. */
export const providerAddress = (url: string): string | null => {
  if (/^\/(?![/\\])/.test(url)) return url;
  return /^https:\/\/[^/\\\s]+/.test(url) ? url : null;
};
