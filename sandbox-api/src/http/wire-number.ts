import type Big from 'big.js';

/** Raw JSON text (ECMAScript "JSON.parse source text access"). TypeScript 5 has no types for it. */
declare global {
  interface JSON {
    rawJSON: (text: string) => { readonly rawJSON: string };
    isRawJSON: (value: unknown) => boolean;
  }
}

/** JSON number with all digits of its amount. */
export type WireNumber = { readonly rawJSON: string };

/** Amount as a JSON number, as in the contract. A float would round it. */
export const wireNumber = (amount: Big): WireNumber => JSON.rawJSON(amount.toString());

/** The same, or null. */
export const wireNumberOrNull = (amount: Big | null): WireNumber | null =>
  amount === null ? null : wireNumber(amount);
