/** How names and tickers are compared: whatever their case and the space around them. */
export const normalised = (text: string): string => text.trim().toLowerCase();
