import Big from 'big.js';

/** Raw JSON text (ECMAScript "JSON.parse source text access"). TypeScript 5 has no types for it. */
declare global {
  interface JSON {
    rawJSON: (text: string) => { readonly rawJSON: string };
  }
}

/** Amount as a JSON number with all digits. Null stays null. */
export const wireAmount = (amount: string | null) =>
  amount === null ? null : JSON.rawJSON(new Big(amount).toString());

/** Time on the wire. Null stays null. */
export const wireTime = (atMs: number | null): string | null =>
  atMs === null ? null : new Date(atMs).toISOString();
