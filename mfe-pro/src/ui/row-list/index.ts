export { RowList } from './row-list';
export type { Column } from './row-list';
