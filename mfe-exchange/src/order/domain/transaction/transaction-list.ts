/** Storage key of spec §9 "Stored identifiers": IDs of this browser's transactions, separated by commas. */
export const TRANSACTIONS_KEY = 'transactions';

/**
 * Storage key of the control tokens of this browser's orders. They are separate from the orders, because a saved
 * order file must not contain a token.
 */
export const CONTROL_TOKENS_KEY = 'transactions-own';

/** Finds the control token of an order in the stored text, `,id=token,id=token`. */
export const controlTokenIn = (stored: string | null, transactionId: string): string | undefined =>
  stored?.split(`,${transactionId}=`)[1]?.split(',')[0];

const MAX_LISTED = 500;

/** Whether a text can be a transaction ID. Other texts get a 404 without a call. */
export const isTransactionId = (text: string): boolean => /^[0-9a-z]{6,32}$/.test(text);

/** Order ID in a typed text: the ID itself, or a link from an e-mail. Null: neither. */
export const orderIdIn = (text: string): string | null => {
  const typed = text.trim().toLowerCase();
  const id = /\/txs\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
  return isTransactionId(id) ? id : null;
};

/** Reads the stored IDs, oldest first, without duplicates. Skips invalid IDs. */
export const readTransactionList = (stored: string | null): readonly string[] => [
  ...new Set(
    // Stryker disable next-line StringLiteral: the filter drops any text that is not an ID
    (stored ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(isTransactionId),
  ),
];

/** Appends an ID, or moves it to the end (spec §7 "After success"). */
export const appendTransaction = (stored: string | null, transactionId: string): string => {
  const others = readTransactionList(stored).filter((id) => id !== transactionId);
  return [...others, transactionId].slice(-MAX_LISTED).join(',');
};
