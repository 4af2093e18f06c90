import type { DecimalString } from '@coinlane/shared-contracts/values';

export type AmountDefaults = {
  readonly given: DecimalString | null;
  readonly manualDefaultValue: DecimalString | null;
  readonly defaultValue: DecimalString | null;
};

/**
 * Amount after the user picked a `from` currency: the first one that is set, otherwise 1 (spec §4 "Currency and
 * amount changes").
 */
export const initialAmount = ({ given, manualDefaultValue, defaultValue }: AmountDefaults): DecimalString =>
  given ?? manualDefaultValue ?? defaultValue ?? '1';
