/** State of the exchange form in the URL of a page, in the query or the hash (spec §2 "Exchange"). */
export const CALCULATOR_KEYS = ['from', 'to', 'amount', 'amountTo', 'fiatMode', 'rateMode', 'type'] as const;
export type CalculatorKey = (typeof CALCULATOR_KEYS)[number];

/** All URL parameters of the form: its state, and the modes that it hides. */
export const CALCULATOR_PARAMETERS = [...CALCULATOR_KEYS, 'hideModes'] as const;
export type CalculatorParameter = (typeof CALCULATOR_PARAMETERS)[number];
