import { CALCULATOR_MODES } from './fiat-mode';
import type { CalculatorMode } from './fiat-mode';

/** What may be hidden of the calculator (spec §2 "Hiding modes"). */
export const HIDEABLE_MODES = ['floatRate', 'fixedRate', 'fiatMode'] as const;
export type HideableMode = (typeof HIDEABLE_MODES)[number];

/** The modes offered; without either rate only fiat is left. With everything hidden nothing is: then coins stay. */
export const offeredModes = (hidden: readonly HideableMode[]): readonly CalculatorMode[] => {
  const isRateless = hidden.includes('floatRate') && hidden.includes('fixedRate');
  if (hidden.includes('fiatMode')) return ['exchange'];
  return isRateless ? CALCULATOR_MODES.filter((mode) => mode !== 'exchange') : CALCULATOR_MODES;
};

/** Which of the two rate modes are offered for coins; never none. */
export const offeredRateModes = (hidden: readonly HideableMode[]): readonly ('floating' | 'fixed')[] => {
  const [isFloatHidden, isFixedHidden] = [hidden.includes('floatRate'), hidden.includes('fixedRate')];
  if (isFloatHidden === isFixedHidden) return isFloatHidden ? ['floating'] : ['floating', 'fixed'];
  return isFloatHidden ? ['fixed'] : ['floating'];
};
