export { DEFAULT_SORT, SORT_MODES, sortCurrencies, sortModeOf } from './sort-currencies';
export type { SortMode } from './sort-currencies';
