export type { Currency, CurrencyInfo } from './currency';
export { displayName } from './display-name';
export {
  DEFAULT_AMOUNT,
  DEFAULT_TICKERS,
  findCurrency,
  resolveCurrency,
  resolveTicker,
} from './find-currency';
export { groupCurrencies, popularCurrencies } from './group-currencies';
export type { CurrencyGroup, CurrencyGroupName } from './group-currencies';
export { initialAmount } from './initial-amount';
export type { AmountDefaults } from './initial-amount';
export { searchCurrencies } from './search-currencies';
