export { PriceFact, PriceFacts } from './price-facts';
