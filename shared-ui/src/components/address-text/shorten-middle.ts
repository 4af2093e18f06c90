const longest = 14;
const headLength = 9;
const tailLength = 4;

/** Shortens a text of more than 14 characters to the first 9, an ellipsis and the last 4 (spec section 9 "Lengths"). */
export const shortenMiddle = (text: string): string =>
  text.length > longest ? `${text.slice(0, headLength)}…${text.slice(-tailLength)}` : text;
