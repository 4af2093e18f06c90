import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

/** What a switch of the rate mode looks at. */
export type RateModeFacts = {
  readonly rateMode: RateMode;
  readonly direction: Direction;
  readonly amountTo: DecimalString | null;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
};

/**
 * Clears errors and warnings; `amountTo` is kept only for a fixed rate (spec §4 "Rate mode, flow and type").
 * Without it nothing can be typed on the receiving side, so a floating rate is always `direct`.
 * The send amount is not here because no switch touches it.
 */
export const switchRateMode = (facts: RateModeFacts, rateMode: RateMode): RateModeFacts => ({
  rateMode,
  direction: rateMode === 'fixed' ? facts.direction : 'direct',
  amountTo: rateMode === 'fixed' ? facts.amountTo : null,
  errors: [],
  warnings: [],
});
