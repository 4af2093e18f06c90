import type { ListedCurrency } from '../../domain/currency';

/** Spec §4 "Currencies table": rank (default) or abc. */
export const SORT_MODES = ['rank', 'abc'] as const;
export type SortMode = (typeof SORT_MODES)[number];

/** Spec §9 "Other defaults". */
export const DEFAULT_SORT: SortMode = 'rank';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** abc sorts by name ascending; rank keeps the order the content service ranks in (spec §4). */
export const sortCurrencies = (
  currencies: readonly ListedCurrency[],
  mode: SortMode,
): readonly ListedCurrency[] =>
  mode === 'rank' ? currencies : [...currencies].sort((left, right) => byName.compare(left.name, right.name));

/** The sort mode a URL names, else the default one. */
export const sortModeOf = (word: string | null): SortMode =>
  SORT_MODES.find((mode) => mode === word) ?? DEFAULT_SORT;
