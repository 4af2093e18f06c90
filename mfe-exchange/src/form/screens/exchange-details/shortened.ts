const SHORT = { longest: 14, head: 9, tail: 4 };

/** Shortens texts over 14 characters to the first 9, an ellipsis and the last 4 (spec §9 "Lengths"). */
export const shortened = (text: string): string =>
  text.length > SHORT.longest ? `${text.slice(0, SHORT.head)}…${text.slice(-SHORT.tail)}` : text;
