/** Normalises names and tickers for comparison: lower case, trimmed. */
export const normalised = (text: string): string => text.trim().toLowerCase();
