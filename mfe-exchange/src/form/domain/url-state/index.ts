export { readCalculatorState, writeCalculatorState } from './calculator-state';
export { findUrlProblems, readHiddenModes } from './url-problems';
export type { UrlProblem } from './url-problems';
