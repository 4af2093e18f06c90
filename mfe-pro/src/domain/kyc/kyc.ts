/** How far an identity is verified (spec §1 "KYC levels"). */
export const KYC_LEVELS = [0, 1, 2] as const;
export type KycLevel = (typeof KYC_LEVELS)[number];

const HIGHEST: KycLevel = 2;

/** A level of the service as one of ours: what is beyond the highest counts as the highest. */
export const kycLevelOf = (level: number): KycLevel => KYC_LEVELS.findLast((known) => known <= level) ?? 0;

/** The level that can be had next; null: there is none. */
export const nextKycLevel = (level: KycLevel): KycLevel | null =>
  level === HIGHEST ? null : (KYC_LEVELS.find((known) => known > level) ?? null);

/** What a level adds to the one before; each has words of its own. */
export const ALLOWANCES: Readonly<Record<KycLevel, readonly string[]>> = {
  0: ['balance', 'exchange', 'cashback', 'staking'],
  1: ['loans'],
  2: ['largeLoans'],
};

export type LevelState = 'done' | 'next' | 'later';

/** How a level stands to the one that somebody has. */
export const levelState = (level: KycLevel, own: KycLevel): LevelState => {
  if (level <= own) return 'done';
  return level === nextKycLevel(own) ? 'next' : 'later';
};

/** The address of the provider's page, if a page may be left for it: of this site, or over TLS; null otherwise. */
export const providerAddress = (url: string): string | null => {
  if (/^\/(?![/\\])/.test(url)) return url;
  return /^https:\/\/[^/\\\s]+/.test(url) ? url : null;
};
