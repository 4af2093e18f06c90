export { CalculatorExtras } from './calculator-extras';
