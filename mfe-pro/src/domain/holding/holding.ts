import type { DecimalString } from '@coinlane/shared-contracts/values';

/** What somebody has of one currency and may spend. */
export type Holding = { readonly currency: string; readonly available: DecimalString };

/** What may be spent of a currency; a currency that is not there is `0`, and what is not known yet is null. */
export const availableOf = (holdings: readonly Holding[] | null, currency: string): DecimalString | null =>
  holdings === null ? null : (holdings.find((holding) => holding.currency === currency)?.available ?? '0');
