import Big from 'big.js';

/** Raw JSON text (ECMAScript "JSON.parse source text access"). TypeScript 5 has no types for it. */
declare global {
  interface JSON {
    rawJSON: (text: string) => { readonly rawJSON: string };
  }
}

/** Amount as a JSON number with all digits: ChangeNOW replies with numbers, and a float would round them. */
export const wireNumber = (amount: string) => JSON.rawJSON(new Big(amount).toString());
