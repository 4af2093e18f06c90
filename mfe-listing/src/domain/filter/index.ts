export { filterCurrencies, isFiatShown, isLimitedToValidLinks, matchesQuery } from './filter-currencies';
export type { PageType } from './filter-currencies';
