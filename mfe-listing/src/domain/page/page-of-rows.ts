/** Rows of one page; the spec leaves the size open (§9 "Display"). */
export const PAGE_SIZE = 100;

/** From this page size on, another page starts at its top (§2 "Pagination"; the spec leaves the number open). */
export const SCROLL_FROM_PAGE_SIZE = 50;

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

type Paged = {
  readonly total: number;
  readonly isEnabled: boolean;
  /** A search that found nothing. */
  readonly isNotFound: boolean;
};

/** Spec §2 "Pagination": shown when there is more than a page, it is enabled, and something was found. */
export const hasPagination = ({ total, isEnabled, isNotFound }: Paged, size: number = PAGE_SIZE): boolean =>
  isEnabled && !isNotFound && total > size;

/** Spec §2 "Pagination": another page scrolls to the top when the page size is at least a threshold. */
export const scrollsToTop = (size: number = PAGE_SIZE): boolean => size >= SCROLL_FROM_PAGE_SIZE;

/** The page number a URL names: 1 without one, 0 (a page that is not there) when it is no plain number. */
export const pageNumberOf = (word: string | null): number => {
  if (word === null || word === '') return 1;
  return /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 0;
};
