export { CurrencyName } from './currency-name';
