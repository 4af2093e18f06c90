/** Joins sentences with a space, except after a full stop that contains it (Japanese and Chinese). */
export const joinSentences = (first: string, second: string): string =>
  `${first}${/[。！？]$/.test(first) ? '' : ' '}${second}`;
