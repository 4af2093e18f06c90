/** Parameters of the exchange form in a page's address, in its query or its hash (spec §2 "Exchange"). */
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
