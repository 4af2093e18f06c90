export { CurrencyScreen } from './currency.screen';
