/** The levels of a verified identity (spec §1 "KYC levels"). */
export const KYC_LEVELS = [0, 1, 2] as const;
export type KycLevel = (typeof KYC_LEVELS)[number];

const HIGHEST: KycLevel = 2;

/** Converts a level of the service: anything above the highest counts as the highest. */
export const kycLevelOf = (level: number): KycLevel => KYC_LEVELS.findLast((known) => known <= level) ?? 0;

/** The next level; null after the highest. */
export const nextKycLevel = (level: KycLevel): KycLevel | null =>
  level === HIGHEST ? null : (KYC_LEVELS.find((known) => known > level) ?? null);

/** The permissions that a level adds to the one before; each has its own text. */
export const ALLOWANCES: Readonly<Record<KycLevel, readonly string[]>> = {
  0: ['balance', 'exchange', 'cashback', 'staking'],
  1: ['loans'],
  2: ['largeLoans'],
};

export type LevelState = 'done' | 'next' | 'later';

/** The state of a level for a user at another level. */
export const levelState = (level: KycLevel, own: KycLevel): LevelState => {
  if (level <= own) return 'done';
  return level === nextKycLevel(own) ? 'next' : 'later';
};

/** The address of the provider's page, if a page may be left for it: of this site, or over TLS; null otherwise. */
export const providerAddress = (url: string): string | null => {
  if (/^\/(?![/\\])/.test(url)) return url;
  return /^https:\/\/[^/\\\s]+/.test(url) ? url : null;
};
