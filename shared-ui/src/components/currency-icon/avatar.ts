const hues = 8;

/** Hue of the avatar: one of eight, always the same for a ticker. */
export const avatarHue = (ticker: string): number =>
  Array.from(ticker.toLowerCase()).reduce(
    (hash, letter) => (hash * 333 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  ) % hues;

/** Letters of the avatar: at most three of the ticker. */
export const avatarLetters = (ticker: string): string =>
  Array.from(ticker.toUpperCase()).slice(0, 3).join('');
