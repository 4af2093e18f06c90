export { isFiatShown, isLimitedToValidLinks, listedCurrencies, searchCurrencies } from './filter-currencies';
export type { PageType } from './filter-currencies';
