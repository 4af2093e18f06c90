export { CalculatorExtras } from './calculator-extras';
export { RateChangeNotice } from './rate-change-notice';
