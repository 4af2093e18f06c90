/** Any decimal number with at most this many significant digits survives the conversion to a float. */
const SAFE_DIGITS = 15;
const MAY_BE_LONG = /[\d.]{16}/;
/** Strings are not matched by a repeated alternative: V8 would need a stack frame for each character. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\[^][^"\\]*)*"|-?\d[\d.]*(?:[eE][+-]?\d+)?/g;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

const significantDigits = (literal: string): string =>
  literal.replace(/e.*$|[-.]/gi, '').replace(/^0+|0+$/g, '');

const isHeldByFloat = (literal: string): boolean =>
  significantDigits(literal).length <= SAFE_DIGITS || String(Number(literal)) === literal;

const quoted = (token: string): string =>
  token.startsWith('"') || !NUMBER.test(token) || isHeldByFloat(token) ? token : `"${token}"`;

/** Turns each JSON number that a float cannot hold into a string with all its digits. */
export const quoteLongNumbers = (text: string): string =>
  MAY_BE_LONG.test(text) ? text.replace(STRING_OR_NUMBER, quoted) : text;

/** Parses JSON without losing digits: numbers that a float cannot hold become strings. Throws SyntaxError. */
export const parseJson = (text: string): unknown => JSON.parse(quoteLongNumbers(text));
