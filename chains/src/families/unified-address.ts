import { sameBytes } from './bytes.ts';
import { f4Unjumble } from './f4-jumble.ts';

const PADDING_LENGTH = 16;
/** Lengths in bytes that F4Jumble accepts. */
const SHORTEST = 48;

/** Lengths of the receivers in bytes: P2PKH, P2SH, Sapling, Orchard. Others are skipped (ZIP 316). */
const RECEIVER_LENGTHS: ReadonlyMap<number, number> = new Map([
  [0, 20],
  [1, 20],
  [2, 43],
  [3, 43],
]);
const FIRST_SHIELDED = 2;

type Reading = { readonly value: number; readonly next: number };

/** Reads a compact size below 2^16. Null: larger, incomplete, or not in its shortest form. */
const readCompactSize = (bytes: Uint8Array, at: number): Reading | null => {
  const [first = 0xff, low, high] = bytes.subarray(at, at + 3);
  if (first < 0xfd) return { value: first, next: at + 1 };
  if (first > 0xfd || low === undefined || high === undefined) return null;
  const value = low + 256 * high;
  return value < 0xfd ? null : { value, next: at + 3 };
};

/** Types of the receivers. Null if an item is incomplete or has a wrong length. */
const receiverTypes = (bytes: Uint8Array): readonly number[] | null => {
  const types: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const type = readCompactSize(bytes, at);
    const length = type && readCompactSize(bytes, type.next);
    if (type === null || length === null || length.next + length.value > bytes.length) return null;
    if ((RECEIVER_LENGTHS.get(type.value) ?? length.value) !== length.value) return null;
    types.push(type.value);
    at = length.next + length.value;
  }
  return types;
};

/** Whether types are in order, without duplicates or two transparent ones, and not only transparent. */
const isValidSet = (types: readonly number[]): boolean =>
  types.every((type, at) => at === 0 || type > (types[at - 1] ?? type)) &&
  !(types.includes(0) && types.includes(1)) &&
  types.some((type) => type >= FIRST_SHIELDED);

/** Whether bytes are the jumbled receivers of a unified address with a prefix (ZIP 316, revision 0). */
export const isUnifiedAddress = (jumbled: Uint8Array, prefix: string): boolean => {
  if (jumbled.length < SHORTEST) return false;
  const bytes = f4Unjumble(jumbled);
  const padding = new Uint8Array(PADDING_LENGTH);
  padding.set(new TextEncoder().encode(prefix));
  if (!sameBytes(bytes.slice(-PADDING_LENGTH), padding)) return false;
  const types = receiverTypes(bytes.slice(0, -PADDING_LENGTH));
  return types !== null && isValidSet(types);
};
