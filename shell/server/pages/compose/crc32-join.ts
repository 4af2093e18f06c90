/** RFC 1952 §8: polynomial with reversed bits. */
const POLYNOMIAL = 0xed_b8_83_20;
const ONE = 0x80_00_00_00;
const EIGHT_BITS = 3;

/** Product of two polynomials modulo that of the checksum, with reversed bits: the highest bit is x⁰. */
const multiply = (one: number, other: number): number => {
  let product = 0;
  let factor = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) product ^= factor;
    factor = (factor & 1) === 0 ? factor >>> 1 : (factor >>> 1) ^ POLYNOMIAL;
  }
  return product >>> 0;
};

const square = (polynomial: number): number => multiply(polynomial, polynomial);

/**
 * x to the power of eight times the number of bytes: the factor for a checksum that is followed by that many bytes.
 */
export const shiftOf = (bytes: number): number => {
  let shift = ONE;
  let power = Array.from({ length: EIGHT_BITS }).reduce<number>(square, ONE >>> 1);
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(shift, power);
    power = square(power);
  }
  return shift;
};

/** CRC-32 of two joined texts, from the CRC-32 of each. `shift`: `shiftOf` of the length of the second text. */
export const joinedCrc32 = (first: number, second: number, shift: number): number =>
  (multiply(shift, first) ^ second) >>> 0;
