export { calculatorSearch, isAnotherExchange, topUpTicker } from './calculator-search';
export { offeredCurrencies } from './offered-currencies';
