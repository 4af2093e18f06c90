/** Storage key of the receipts that this browser has kept. */
export const RECEIPTS_KEY = 'exchange-receipts';
