/** Rows of one page; the spec leaves the size open (§9 "Display"). */
export const PAGE_SIZE = 100;

export type PageOfRows<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
};

/** One page of the rows; null for a page that is not there. An empty list has one empty page. */
export const pageOfRows = <Row>(
  rows: readonly Row[],
  page: number,
  size: number = PAGE_SIZE,
): PageOfRows<Row> | null => {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null;
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, page, pageCount };
};

/** Spec §2 "Pagination": shown when the total count is greater than the page size. */
export const hasPagination = (total: number, size: number = PAGE_SIZE): boolean => total > size;

/** The page number a URL names: 1 without one, 0 (a page that is not there) when it is no plain number. */
export const pageNumberOf = (word: string | null): number => {
  if (word === null || word === '') return 1;
  return /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 0;
};
