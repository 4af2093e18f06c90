import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

/** State that a change of the rate mode affects. */
export type RateModeFacts = {
  readonly rateMode: RateMode;
  readonly direction: Direction;
  readonly amountTo: DecimalString | null;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
};

/**
 * Clears errors and warnings, and also `amountTo` unless the new mode is fixed (spec §4 "Rate mode, flow and
 * type"). A floating rate is always `direct`, because only a fixed rate has an editable receive amount. The send
 * amount never changes.
 */
export const switchRateMode = (facts: RateModeFacts, rateMode: RateMode): RateModeFacts => ({
  rateMode,
  direction: rateMode === 'fixed' ? facts.direction : 'direct',
  amountTo: rateMode === 'fixed' ? facts.amountTo : null,
  errors: [],
  warnings: [],
});
