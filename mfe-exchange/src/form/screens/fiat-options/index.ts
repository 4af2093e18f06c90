export { FiatOptions } from './fiat-options';
export { FiatPrice } from './fiat-price';
