/** Rows of the state. The eight bytes of a column are contiguous in the message. */
const ROWS = 8;
const COLUMNS = 16;
const BLOCK = ROWS * COLUMNS;
const ROUNDS = 14;
const HASH_LENGTH = 64;
const BLOCK_COUNT_LENGTH = 8;
/** Shift of each row (section 3.4.4, wide variants). */
const SHIFTS_P = [0, 1, 2, 3, 4, 5, 6, 11];
const SHIFTS_Q = [1, 3, 5, 11, 0, 2, 4, 6];
/** First row of the circulant matrix of MixBytes (section 3.4.5). */
const MIX = [2, 2, 3, 4, 5, 3, 5, 7];

/** Product in the AES field: GF(2⁸) modulo x⁸ + x⁴ + x³ + x + 1. */
const multiply = (a: number, b: number): number => {
  let product = 0;
  let factor = a;
  for (let rest = b; rest > 0; rest >>= 1) {
    if (rest & 1) product ^= factor;
    factor = factor & 0x80 ? (factor << 1) ^ 0x11b : factor << 1;
  }
  return product;
};

/** The AES substitution box (FIPS 197, section 5.1.1). */
const SUBSTITUTE = Uint8Array.from({ length: 256 }, (_, value) => {
  let inverse = 1;
  // a²⁵⁴ is the inverse of a, and 0 stays 0
  for (let power = 0; power < 254; power += 1) inverse = multiply(inverse, value);
  return [1, 2, 3, 4].reduce((sum, by) => sum ^ (inverse << by) ^ (inverse >> (8 - by)), inverse ^ 0x63);
});

const PRODUCTS = Array.from({ length: 8 }, (_, factor) =>
  Uint8Array.from({ length: 256 }, (_each, value) => multiply(value, factor)),
);

type Permutation = {
  readonly shifts: readonly number[];
  readonly constant: (round: number, column: number, row: number) => number;
};

const P: Permutation = {
  shifts: SHIFTS_P,
  constant: (round, column, row) => (row === 0 ? (column << 4) ^ round : 0),
};

const Q: Permutation = {
  shifts: SHIFTS_Q,
  constant: (round, column, row) => (row === ROWS - 1 ? 0xff ^ (column << 4) ^ round : 0xff),
};

/** AddRoundConstant, SubBytes, ShiftBytes and MixBytes. */
const runRound = (state: Uint8Array, { shifts, constant }: Permutation, round: number): Uint8Array => {
  const shifted = Uint8Array.from({ length: BLOCK }, (_, at) => {
    const row = at % ROWS;
    const column = (Math.floor(at / ROWS) + (shifts[row] ?? 0)) % COLUMNS;
    return SUBSTITUTE[(state[column * ROWS + row] ?? 0) ^ constant(round, column, row)] ?? 0;
  });
  return Uint8Array.from({ length: BLOCK }, (_, at) => {
    const row = at % ROWS;
    return MIX.reduce((sum, factor, step) => {
      const byte = shifted[at - row + ((row + step) % ROWS)] ?? 0;
      return sum ^ (PRODUCTS[factor]?.[byte] ?? 0);
    }, 0);
  });
};

const permute = (state: Uint8Array, permutation: Permutation): Uint8Array => {
  let current = state;
  for (let round = 0; round < ROUNDS; round += 1) current = runRound(current, permutation, round);
  return current;
};

const xor = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((byte, at) => byte ^ (b[at] ?? 0));

/** Padding: the message, a 1 bit, zeros, and the number of blocks (section 3.5). */
const padded = (message: Uint8Array): Uint8Array => {
  const blocks = Math.ceil((message.length + 1 + BLOCK_COUNT_LENGTH) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 4, blocks);
  return bytes;
};

/** Initial state: the length of the hash in bits (section 3.5). */
const firstState = (): Uint8Array => {
  const state = new Uint8Array(BLOCK);
  state[BLOCK - 2] = 0x02;
  return state;
};

/** Grøstl-512 of a message, 64 bytes (Gauravaram and others, "Grøstl – a SHA-3 candidate", 2011). */
export const groestl512 = (message: Uint8Array): Uint8Array => {
  const bytes = padded(message);
  let state = firstState();
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    state = xor(xor(permute(xor(state, block), P), permute(block, Q)), state);
  }
  return xor(permute(state, P), state).slice(-HASH_LENGTH);
};
