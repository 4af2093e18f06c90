/** The storage key of spec §9 "Stored identifiers": ids of this browser's transactions, separated by commas. */
export const TRANSACTIONS_KEY = 'transactions';

/** Far more than anybody makes, far less than a storage holds. */
const MAX_LISTED = 500;

/** Whether a text can be a transaction's id at all; anything else is answered with 404 without a call. */
export const isTransactionId = (text: string): boolean => /^[0-9a-z]{6,32}$/.test(text);

/** The ids of the stored list, oldest first, each once; whatever is no id is passed over. */
export const readTransactionList = (stored: string | null): readonly string[] => [
  ...new Set(
    (stored ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(isTransactionId),
  ),
];

/** The list with an id at its end, never twice (spec §7 "After success"). */
export const appendTransaction = (stored: string | null, transactionId: string): string => {
  const others = readTransactionList(stored).filter((id) => id !== transactionId);
  return [...others, transactionId].slice(-MAX_LISTED).join(',');
};
