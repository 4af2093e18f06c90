export { filterCurrencies, isFiatShown, matchesQuery } from './filter-currencies';
export type { TableKind } from './filter-currencies';
