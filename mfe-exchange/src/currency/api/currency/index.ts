export { fetchCurrencies } from './fetch-currencies';
export { fetchCurrencyInfo } from './fetch-currency-info';
export { fetchTargets } from './fetch-targets';
