const hues = 8;

/** One of eight colours, the same for a ticker everywhere and always. */
export const avatarHue = (ticker: string): number =>
  Array.from(ticker.toLowerCase()).reduce(
    (hash, letter) => (hash * 333 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  ) % hues;

/** The letters of the avatar: at most three of the ticker. */
export const avatarLetters = (ticker: string): string =>
  Array.from(ticker.toUpperCase()).slice(0, 3).join('');
