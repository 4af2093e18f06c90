/** Data of contract calls by the ABI: a selector and words of 32 bytes. */
const WORD = 64;
const SELECTORS = { transfer: 'a9059cbb', balanceOf: '70a08231', decimals: '313ce567' } as const;
const QUANTITY = /^0x[0-9a-f]{1,64}$/i;
const RESULT = /^0x[0-9a-f]{64}$/i;

const word = (digits: string): string => digits.toLowerCase().padStart(WORD, '0');

const addressWord = (address: string): string => word(address.replace(/^0x/i, ''));

/** Call data of `transfer(to, units)` of an ERC-20 token. `units`: an integer in decimal digits. */
export const transferData = (to: string, units: string): string =>
  `0x${SELECTORS.transfer}${addressWord(to)}${word(BigInt(units).toString(16))}`;

/** Call data of `balanceOf(owner)` of an ERC-20 token. */
export const balanceData = (owner: string): string => `0x${SELECTORS.balanceOf}${addressWord(owner)}`;

/** Call data of `decimals()` of an ERC-20 token. */
export const decimalsData = (): string => `0x${SELECTORS.decimals}`;

/** Formats decimal digits as a quantity of JSON-RPC: `0x` and hex digits without leading zeros. */
export const toQuantity = (units: string): string => `0x${BigInt(units).toString(16)}`;

const digitsOf = (reply: unknown, format: RegExp): string | null =>
  typeof reply === 'string' && format.test(reply) ? BigInt(reply).toString() : null;

/** Reads a quantity of a reply as decimal digits. Null if it is invalid. */
export const fromQuantity = (reply: unknown): string | null => digitsOf(reply, QUANTITY);

/** Result of a contract call that returns one number, as decimal digits. Null if it is not one word. */
export const fromWord = (reply: unknown): string | null => digitsOf(reply, RESULT);
