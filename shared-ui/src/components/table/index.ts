export { Table, TableBody, TableHead, TableRow } from './table';
export type { TableProps } from './table';
export { TableCell, TableHeaderCell } from './table-cells';
export type { SortDirection, TableCellProps, TableHeaderCellProps } from './table-cells';
