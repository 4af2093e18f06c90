export { stepOf } from './exchange-step';
export type { ExchangeStep, StepFacts } from './exchange-step';
