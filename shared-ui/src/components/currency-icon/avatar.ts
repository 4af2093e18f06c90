const hues = 8;

/** Hue of the avatar: one of eight, always the same for a ticker. */
export const avatarHue = (ticker: string): number =>
  Array.from(ticker.toLowerCase()).reduce(
    (hash, letter) => (hash * 333 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  ) % hues;

/**
 * Detects a broken image, even one that failed before this code ran. An image without intrinsic size is not broken.
 */
export const avatarLetters = (ticker: string): string =>
  Array.from(ticker.toUpperCase()).slice(0, 3).join('');
