/** Whether two byte arrays are equal. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Result of a decoder. Null if the decoder throws. */
export const decodedOrNull = <Decoded>(decode: () => Decoded): Decoded | null => {
  try {
    return decode();
  } catch {
    return null;
  }
};

/** CRC-16/XMODEM (polynomial 0x1021, initial value 0), for TON and Stellar. */
export const crc16 = (bytes: Uint8Array): number => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
};

/** CRC-32 of IEEE 802.3, for Cardano and the Internet Computer. */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};

/** Decodes letters of a 32-letter alphabet to a number. */
export const numberOfLetters = (alphabet: string, text: string): bigint =>
  Array.from(text).reduce((value, letter) => value * 32n + BigInt(alphabet.indexOf(letter)), 0n);

/** The lowest bytes of a number, big-endian. */
export const bytesOfNumber = (value: bigint, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => Number((value >> BigInt(8 * (length - 1 - at))) & 0xffn));
