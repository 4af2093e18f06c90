import type { Translate } from '@coinlane/shared-ui/i18n';

const KNOWN = ['free', 'plus', 'premium'] as const;

/** Name of a level. An unknown level has the service's name. */
export const planName = (level: string, t: Translate<'pro'>): string => {
  const known = KNOWN.find((name) => name === level);
  return known === undefined ? level : t(`plans.level_${known}`);
};
