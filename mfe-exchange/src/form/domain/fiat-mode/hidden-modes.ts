import type { RateMode } from '@coinlane/shared-contracts/values';

import type { ExchangeKind } from '../../../currency/domain/currency';
import { EXCHANGE_KINDS } from './fiat-mode';

/** Parts of the calculator that can be hidden (spec §2 "Hiding modes"). */
export const HIDEABLE_MODES = ['floatRate', 'fixedRate', 'fiatMode'] as const;
export type HideableMode = (typeof HIDEABLE_MODES)[number];

/** Offered kinds: only fiat if both rate modes are hidden, only coins if everything is hidden. */
export const offeredKinds = (hidden: readonly HideableMode[]): readonly ExchangeKind[] => {
  if (hidden.includes('fiatMode')) return ['crypto'];
  const isRateless = hidden.includes('floatRate') && hidden.includes('fixedRate');
  return isRateless ? EXCHANGE_KINDS.filter((kind) => kind !== 'crypto') : EXCHANGE_KINDS;
};

/** Offered rate modes for coins. Never empty. */
export const offeredRateModes = (hidden: readonly HideableMode[]): readonly RateMode[] => {
  const [isFloatHidden, isFixedHidden] = [hidden.includes('floatRate'), hidden.includes('fixedRate')];
  if (isFloatHidden === isFixedHidden) return isFloatHidden ? ['floating'] : ['floating', 'fixed'];
  return isFloatHidden ? ['fixed'] : ['floating'];
};
