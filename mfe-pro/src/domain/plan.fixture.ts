import type { Plan } from './plan';

/** Free, nine dollars, twenty-nine dollars. */
export const threePlans: readonly [Plan, Plan, Plan] = [
  { level: 'free', price: '0', cashbackShare: '0.001', amlChecksADay: 3 },
  { level: 'plus', price: '9', cashbackShare: '0.0015', amlChecksADay: 30 },
  { level: 'premium', price: '29', cashbackShare: '0.002', amlChecksADay: 300 },
];
