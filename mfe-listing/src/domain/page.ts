/** Rows per page. The spec does not define it (§9 "Display"). */
export const PAGE_SIZE = 25;

/** Minimum page size for scrolling to the top of a new page (§2 "Pagination"; the spec does not define the number). */
const SCROLL_FROM_PAGE_SIZE = 25;

export type PageOfRows<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
};

/** One page of the rows, or null if it does not exist. An empty list has one empty page. */
export const pageOfRows = <Row>(
  rows: readonly Row[],
  page: number,
  size: number = PAGE_SIZE,
): PageOfRows<Row> | null => {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null;
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, page, pageCount };
};

type Paged = {
  readonly total: number;
  readonly isEnabled: boolean;
  /** Whether the table is an empty search result. */
  readonly isNotFound: boolean;
};

/**
 * Whether to show the pagination (spec §2 "Pagination"): it is enabled, and there are results on more than one page.
 */
export const hasPagination = ({ total, isEnabled, isNotFound }: Paged): boolean =>
  isEnabled && !isNotFound && total > PAGE_SIZE;

/** Whether a new page scrolls to the top, which depends on the page size (spec §2 "Pagination"). */
export const scrollsToTop = (size: number = PAGE_SIZE): boolean => size >= SCROLL_FROM_PAGE_SIZE;

/** Page number from a URL. 1 if it is missing, 0 (a page that does not exist) if it is invalid. */
export const pageNumberOf = (word: string | null): number => {
  if (word === null || word === '') return 1;
  return /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 0;
};
