export { readCalculatorState, writeCalculatorState } from './calculator-state';
export type { CalculatorState } from './calculator-state';
