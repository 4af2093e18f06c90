/** The stories an order can live through (api contract §8). */
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

/** An amount whose fraction ends so picks the scenario: a visitor can reach each without a control call. */
const BY_AMOUNT_TAIL: ReadonlyMap<string, Scenario> = new Map(
  SCENARIOS.map((scenario, index) => [String(9900 + index), scenario]),
);

const TAIL_LENGTH = 4;

/** `0.29901` ends in 9901 and is `underpaid`; null for an amount that says nothing. */
export const scenarioOfAmount = (amount: string): Scenario | null => {
  const [, fraction = ''] = amount.split('.');
  return BY_AMOUNT_TAIL.get(fraction.slice(-TAIL_LENGTH)) ?? null;
};
