export { isPastCount, isShowAll, ROW_COUNT } from './row-count';
export { columnsOf, hasMarketColumns, hasPrices } from './table-kind';
export type { Column, TableKind } from './table-kind';
export { viewAllPath } from './view-all';
