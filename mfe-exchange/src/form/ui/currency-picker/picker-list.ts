import { groupCurrencies, searchCurrencies } from '../../../currency/domain/currency';
import type {
  Currency,
  CurrencyFilter,
  CurrencyGroupName,
  OwnCurrencies,
} from '../../../currency/domain/currency';

/** A row of the picker: a group's heading, or a currency with its index among the options. */
export type PickerRow =
  | { readonly _tag: 'Heading'; readonly group: CurrencyGroupName }
  | { readonly _tag: 'Option'; readonly currency: Currency; readonly place: number };

type Part = {
  /** Null: search results, which have no heading. */
  readonly name: CurrencyGroupName | null;
  readonly currencies: readonly Currency[];
  readonly firstRow: number;
  readonly firstPlace: number;
};

/**
 * All rows. Rows are created only when they are read, so that the cost depends on the number of groups, not of
 * currencies.
 */
export type PickerList = {
  readonly parts: readonly Part[];
  readonly rowCount: number;
  readonly optionCount: number;
  /** Number of distinct currencies: one can be in several groups. */
  readonly currencyCount: number;
};

export type PickerQuestion = {
  readonly currencies: readonly Currency[];
  readonly own: OwnCurrencies;
  readonly filter: CurrencyFilter;
  readonly query: string;
};

const EMPTY: PickerList = { parts: [], rowCount: 0, optionCount: 0, currencyCount: 0 };

const listOf = (
  groups: readonly { readonly name: CurrencyGroupName | null; readonly currencies: readonly Currency[] }[],
): PickerList =>
  groups.reduce<PickerList>(
    ({ parts, rowCount, optionCount, currencyCount }, { name, currencies }) => ({
      parts: [...parts, { name, currencies, firstRow: rowCount, firstPlace: optionCount }],
      rowCount: rowCount + currencies.length + (name === null ? 0 : 1),
      optionCount: optionCount + currencies.length,
      // the group of all currencies contains those of every other group
      currencyCount: Math.max(currencyCount, currencies.length),
    }),
    EMPTY,
  );

const hits = (currencies: readonly Currency[], query: string): PickerList => {
  const found = searchCurrencies(currencies, query);
  return found.length === 0 ? EMPTY : listOf([{ name: null, currencies: found }]);
};

/** Rows of a filter and a query: the matches, best first, or the filter's groups for an empty query. */
export const pickerList = ({ currencies, own, filter, query }: PickerQuestion): PickerList => {
  const groups = groupCurrencies(currencies, filter, own);
  if (query.trim() === '') return listOf(groups);
  return hits(filter === 'ALL' ? currencies : (groups[0]?.currencies ?? []), query);
};

const partAt = ({ parts }: PickerList, isIn: (part: Part) => boolean): Part | undefined =>
  parts.findLast(isIn);

/** The row at an index. Undefined if it is out of range. */
export const rowAt = (list: PickerList, index: number): PickerRow | undefined => {
  const part = partAt(list, ({ firstRow }) => firstRow <= index);
  if (part === undefined) return undefined;
  const { name, currencies, firstRow, firstPlace } = part;
  const inPart = index - firstRow - (name === null ? 0 : 1);
  if (inPart < 0) return name === null ? undefined : { _tag: 'Heading', group: name };
  const currency = currencies[inPart];
  return currency && { _tag: 'Option', currency, place: firstPlace + inPart };
};

/** The row index of an option. */
export const rowIndexOf = (list: PickerList, place: number): number => {
  const part = partAt(list, ({ firstPlace }) => firstPlace <= place);
  if (part === undefined) return 0;
  return part.firstRow + (part.name === null ? 0 : 1) + place - part.firstPlace;
};

/** The currency of an option. Undefined if it is out of range. */
export const currencyAt = (list: PickerList, place: number): Currency | undefined => {
  const row = rowAt(list, rowIndexOf(list, place));
  return row?._tag === 'Option' ? row.currency : undefined;
};
