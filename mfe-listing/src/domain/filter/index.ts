export { isFiatShown, listedCurrencies } from './filter-currencies';
export type { PageType } from './filter-currencies';
export { searchCurrencies } from './search-currencies';
