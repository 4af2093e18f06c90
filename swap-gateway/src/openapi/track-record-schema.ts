import { NUMBER, nullable, objectOf, TEXT } from './schema.ts';

/** A provider's last orders, compared with its offers (docs/providers.md). */
export const TRACK_RECORD = objectOf({
  swaps: NUMBER,
  paidPercent: nullable(TEXT),
  medianMinutes: nullable(NUMBER),
  inTimePercent: nullable(TEXT),
  heldPercent: TEXT,
});
