const DIGITS = 7;
const PRICE_DIGITS = 5;
const PERCENT_DIGITS = 2;

/** A rate in the digits of a language; at most seven that mean something. */
export const rateWords = (language: string, rate: string | number): string =>
  new Intl.NumberFormat(language, { maximumSignificantDigits: DIGITS }).format(Number(rate));

/** An approximate price in the digits of a language: cents for what costs one unit or more. */
export const priceWords = (language: string, price: string): string => {
  const value = Number(price);
  return new Intl.NumberFormat(
    language,
    value >= 1
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { maximumSignificantDigits: PRICE_DIGITS },
  ).format(value);
};

/** A change in percent, always with its sign. */
export const changeWords = (language: string, percent: string): string =>
  `${new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: PERCENT_DIGITS,
  }).format(Number(percent))} %`;
