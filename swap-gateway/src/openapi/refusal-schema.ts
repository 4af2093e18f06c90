import { AMOUNT, NUMBER, objectOf, TEXT } from './schema.ts';
import type { Schema } from './schema.ts';

/** Body of every refusal (api contract §1). */
export const REFUSAL: Schema = objectOf(
  { error: TEXT, message: TEXT },
  {
    field: TEXT,
    payload: objectOf(
      {},
      { range: objectOf({}, { minAmount: AMOUNT, maxAmount: AMOUNT }), decimals: NUMBER },
    ),
  },
);
