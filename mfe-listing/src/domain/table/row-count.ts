/** Spec §9 "Display": "Currencies table: default row count 10". */
export const ROW_COUNT = 10;

type Count = {
  /** Null: the table has no row count, because it has pages. */
  readonly rowCount: number | null;
  readonly isShowAll: boolean;
  readonly hasOffset: boolean;
};

/** Spec §5 "Row count": rows past the row count are hidden, unless show-all is on or there is an offset. */
export const isPastCount = (at: number, { rowCount, isShowAll, hasOffset }: Count): boolean =>
  rowCount !== null && !isShowAll && !hasOffset && at >= rowCount;

/** Spec §4 "Show-all": all rows outside a browser, and in fiat-only mode. */
export const isShowAll = ({
  isBrowser,
  isFiatOnly,
}: {
  readonly isBrowser: boolean;
  readonly isFiatOnly: boolean;
}): boolean => !isBrowser || isFiatOnly;
