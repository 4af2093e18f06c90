/** Spec §9 "Display": "Currencies table: default row count 10". */
export const ROW_COUNT = 10;

type Count = {
  /** Null: the table is paginated and has no row count. */
  readonly rowCount: number | null;
  readonly isShowAll: boolean;
  readonly hasOffset: boolean;
};

/**
 * Whether a row is hidden because it is past the row count (spec §5 "Row count"). Never with show-all or an offset.
 */
export const isPastCount = (at: number, { rowCount, isShowAll, hasOffset }: Count): boolean =>
  rowCount !== null && !isShowAll && !hasOffset && at >= rowCount;

/** Whether to show all rows (spec §4 "Show-all"): outside a browser, and in fiat-only mode. */
export const isShowAll = ({
  isBrowser,
  isFiatOnly,
}: {
  readonly isBrowser: boolean;
  readonly isFiatOnly: boolean;
}): boolean => !isBrowser || isFiatOnly;
