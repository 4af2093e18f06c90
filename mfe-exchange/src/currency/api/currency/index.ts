export { fetchCurrencies } from './fetch-currencies';
export { fetchToken } from './fetch-token';
export { fetchCurrencyInfo } from './fetch-currency-info';
export { fetchTargets } from './fetch-targets';
