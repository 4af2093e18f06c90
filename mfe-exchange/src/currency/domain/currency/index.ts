export type { Currency, CurrencyInfo } from './currency';
export { displayName } from './display-name';
export {
  DEFAULT_AMOUNT,
  DEFAULT_TICKERS,
  findCurrency,
  resolveCurrency,
  resolveTicker,
} from './find-currency';
export { unavailabilityOf } from './currency-availability';
export type { ExchangeTargets, PickerFacts, Unavailability } from './currency-availability';
export { currenciesFor, isBuyable, isMoneySide, isSellable } from './exchange-kind';
export type { CurrencySide, ExchangeKind } from './exchange-kind';
export { FIATS } from './fiats';
export { CURRENCY_FILTERS, filtersOf, groupCurrencies, popularCurrencies } from './group-currencies';
export type { CurrencyFilter, CurrencyGroup, CurrencyGroupName, OwnCurrencies } from './group-currencies';
export { groupTokens, isToken, withTokensTogether } from './group-tokens';
export type { CurrencyOrToken, Token } from './group-tokens';
export { placeName } from './place-name';
export { initialAmount } from './initial-amount';
export type { AmountDefaults } from './initial-amount';
export { prepareSearch, searchCurrencies } from './search-currencies';
