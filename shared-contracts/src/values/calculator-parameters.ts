/** Parameters of the exchange form in the URL of a page, in query or hash (spec §2 "Exchange"). */
export const CALCULATOR_PARAMETERS = [
  'from',
  'to',
  'amount',
  'amountTo',
  'fiatMode',
  'rateMode',
  'type',
  'hideModes',
] as const;

export type CalculatorParameter = (typeof CALCULATOR_PARAMETERS)[number];
