export type PageSlot = { readonly page: number } | { readonly gapAfter: number };

/**
 * Page slots: first, last and current page, and the neighbours of the current one. A gap represents at least two
 * pages. Pages count from 1.
 */
export const pageWindow = (page: number, pageCount: number): readonly PageSlot[] => {
  const near = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((one, index): readonly PageSlot[] => {
    const previous = shown[index - 1];
    if (previous === undefined || one - previous === 1) return [{ page: one }];
    return one - previous === 2
      ? [{ page: one - 1 }, { page: one }]
      : [{ gapAfter: previous }, { page: one }];
  });
};
