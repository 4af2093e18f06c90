const longest = 14;
const headLength = 9;
const tailLength = 4;

/** Spec section 9 "Lengths": over 14 characters the first 9, an ellipsis, the last 4. */
export const shortenMiddle = (text: string): string =>
  text.length > longest ? `${text.slice(0, headLength)}…${text.slice(-tailLength)}` : text;
