/** Scenarios of an order (api contract §8). */
export const SCENARIOS = [
  'happy',
  'underpaid',
  'overpaid',
  'late-deposit',
  'second-deposit',
  'verifying-finished',
  'verifying-refunded',
  'failed',
  'expired',
  'unknown-status',
  'paid-failed',
  'fiat-redirect',
  'wrong-asset',
] as const;

export type Scenario = (typeof SCENARIOS)[number];

/** Scenario by the end of an amount's fraction, so that users can select each scenario without a control call. */
const BY_AMOUNT_TAIL: ReadonlyMap<string, Scenario> = new Map(
  SCENARIOS.map((scenario, index) => [String(9900 + index), scenario]),
);

const TAIL_LENGTH = 4;

/** Scenario of an amount: `0.29901` ends in 9901 and is `underpaid`. Null for other amounts. */
export const scenarioOfAmount = (amount: string): Scenario | null => {
  const [, fraction = ''] = amount.split('.');
  return BY_AMOUNT_TAIL.get(fraction.slice(-TAIL_LENGTH)) ?? null;
};
