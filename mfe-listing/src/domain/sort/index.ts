export { DEFAULT_SORT, NO_RANKING, SORT_MODES, sortCurrencies, sortModeOf } from './sort-currencies';
export type { Ranking, SortMode } from './sort-currencies';
