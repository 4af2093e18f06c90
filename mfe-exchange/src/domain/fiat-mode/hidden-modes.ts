import type { RateMode } from '@coinlane/shared-contracts/values';

import type { ExchangeKind } from '../currency';
import { EXCHANGE_KINDS } from './fiat-mode';

/** What may be hidden of the calculator (spec §2 "Hiding modes"). */
export const HIDEABLE_MODES = ['floatRate', 'fixedRate', 'fiatMode'] as const;
export type HideableMode = (typeof HIDEABLE_MODES)[number];

/** The kinds offered: without either rate only fiat is left; with everything hidden coins stay. */
export const offeredKinds = (hidden: readonly HideableMode[]): readonly ExchangeKind[] => {
  if (hidden.includes('fiatMode')) return ['crypto'];
  const isRateless = hidden.includes('floatRate') && hidden.includes('fixedRate');
  return isRateless ? EXCHANGE_KINDS.filter((kind) => kind !== 'crypto') : EXCHANGE_KINDS;
};

/** Which rate modes are offered for coins; never none. */
export const offeredRateModes = (hidden: readonly HideableMode[]): readonly RateMode[] => {
  const [isFloatHidden, isFixedHidden] = [hidden.includes('floatRate'), hidden.includes('fixedRate')];
  if (isFloatHidden === isFixedHidden) return isFloatHidden ? ['floating'] : ['floating', 'fixed'];
  return isFloatHidden ? ['fixed'] : ['floating'];
};
