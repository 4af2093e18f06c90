export { CalculatorExtras } from './calculator-extras';
export { PriceDetails } from './price-details';
