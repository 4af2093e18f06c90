import type Big from 'big.js';

/** JSON text that is written as it is (ECMAScript "JSON.parse source text access"); TypeScript 5 lacks its types. */
declare global {
  interface JSON {
    rawJSON: (text: string) => { readonly rawJSON: string };
    isRawJSON: (value: unknown) => boolean;
  }
}

/** A JSON number with every digit of its amount. */
export type WireNumber = { readonly rawJSON: string };

/** An amount as a JSON number; the contract has numbers, and a float would round them. */
export const wireNumber = (amount: Big): WireNumber => JSON.rawJSON(amount.toString());

/** The same, null for none. */
export const wireNumberOrNull = (amount: Big | null): WireNumber | null =>
  amount === null ? null : wireNumber(amount);
