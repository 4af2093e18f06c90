/** Storage key of the receipts in this browser. */
export const RECEIPTS_KEY = 'exchange-receipts';
