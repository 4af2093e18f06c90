export { CalculatorExtras } from './calculator-extras';
export { PriceDetails } from './price-details';
export { RateChangeNotice } from './rate-change-notice';
