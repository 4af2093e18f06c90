/**
 * Joins sentences with a space, except after a full-width full stop (Japanese and Chinese), which includes the space.
 */
export const joinSentences = (first: string, second: string): string =>
  `${first}${/[。！？]$/.test(first) ? '' : ' '}${second}`;
