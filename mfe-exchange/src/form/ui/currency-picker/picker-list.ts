import {
  groupCurrencies,
  groupTokens,
  isToken,
  searchCurrencies,
  withTokensTogether,
} from '../../../currency/domain/currency';
import type {
  Currency,
  CurrencyFilter,
  CurrencyGroup,
  CurrencyGroupName,
  CurrencyOrToken,
  OwnCurrencies,
  Token,
} from '../../../currency/domain/currency';

/** Row of the picker: heading of a group, or a currency or token with its index among the options. */
export type PickerRow =
  | { readonly _tag: 'Heading'; readonly group: CurrencyGroupName }
  | { readonly _tag: 'Option'; readonly item: CurrencyOrToken; readonly place: number };

type Part = {
  /** Null: search results, which have no heading. */
  readonly name: CurrencyGroupName | null;
  readonly items: readonly CurrencyOrToken[];
  readonly firstRow: number;
  readonly firstPlace: number;
};

/** All rows. A row is created only when it is read, so the cost depends on the number of groups, not of currencies. */
export type PickerList = {
  readonly parts: readonly Part[];
  readonly rowCount: number;
  readonly optionCount: number;
  /** Number of distinct currencies. A currency can be in several groups. */
  readonly currencyCount: number;
};

export type PickerQuestion = {
  readonly currencies: readonly Currency[];
  readonly own: OwnCurrencies;
  readonly filter: CurrencyFilter;
  readonly query: string;
  /** Token whose network the user is choosing, or null. */
  readonly token: Token | null;
};

/** Groups that list tokens. The other groups contain currencies that were chosen or ranked individually. */
const OF_TOKENS: ReadonlySet<CurrencyGroupName> = new Set(['stablecoins', 'defi', 'all', 'new']);

const EMPTY: PickerList = { parts: [], rowCount: 0, optionCount: 0, currencyCount: 0 };

type PartSource = Pick<Part, 'name' | 'items'> & { readonly currencyCount: number };

const listOf = (sources: readonly PartSource[]): PickerList =>
  sources.reduce<PickerList>(
    ({ parts, rowCount, optionCount, currencyCount }, { name, items, currencyCount: own }) => ({
      parts: [...parts, { name, items, firstRow: rowCount, firstPlace: optionCount }],
      rowCount: rowCount + items.length + (name === null ? 0 : 1),
      optionCount: optionCount + items.length,
      // the group of all currencies contains the currencies of all other groups
      currencyCount: Math.max(currencyCount, own),
    }),
    EMPTY,
  );

const toSource = ({ name, currencies }: CurrencyGroup): PartSource => ({
  name,
  items: OF_TOKENS.has(name) ? groupTokens(currencies) : currencies,
  currencyCount: currencies.length,
});

const flat = (items: readonly Currency[]): PickerList =>
  items.length === 0 ? EMPTY : listOf([{ name: null, items, currencyCount: items.length }]);

/**
 * Rows of a filter and a query. A query lists its matches, best first, with all networks of a token together. An
 * empty query lists the groups of the filter, with one row per token. While the user chooses a network, the rows
 * are the networks of the token.
 */
export const pickerList = ({ currencies, own, filter, query, token }: PickerQuestion): PickerList => {
  if (token !== null) return flat(searchCurrencies(token.networks, query));
  const groups = groupCurrencies(currencies, filter, own);
  if (query.trim() === '') return listOf(groups.map(toSource));
  const searched = filter === 'ALL' ? currencies : (groups[0]?.currencies ?? []);
  return flat(withTokensTogether(searchCurrencies(searched, query)));
};

const partAt = ({ parts }: PickerList, isIn: (part: Part) => boolean): Part | undefined =>
  parts.findLast(isIn);

/** The row at an index, or undefined if it is out of range. */
export const rowAt = (list: PickerList, index: number): PickerRow | undefined => {
  const part = partAt(list, ({ firstRow }) => firstRow <= index);
  if (part === undefined) return undefined;
  const { name, items, firstRow, firstPlace } = part;
  const inPart = index - firstRow - (name === null ? 0 : 1);
  if (inPart < 0) return name === null ? undefined : { _tag: 'Heading', group: name };
  const item = items[inPart];
  return item && { _tag: 'Option', item, place: firstPlace + inPart };
};

/** The row index of an option. */
export const rowIndexOf = (list: PickerList, place: number): number => {
  const part = partAt(list, ({ firstPlace }) => firstPlace <= place);
  if (part === undefined) return 0;
  return part.firstRow + (part.name === null ? 0 : 1) + place - part.firstPlace;
};

/** The currency or token of an option, or undefined if it is out of range. */
export const itemAt = (list: PickerList, place: number): CurrencyOrToken | undefined => {
  const row = rowAt(list, rowIndexOf(list, place));
  return row?._tag === 'Option' ? row.item : undefined;
};

/** Whether an option is the currency, or the token of the currency. */
export const includesTicker = (item: CurrencyOrToken, ticker: string): boolean =>
  isToken(item) ? item.networks.some((network) => network.ticker === ticker) : item.ticker === ticker;

/** First option that `accepts` returns true for, or 0. */
export const firstPlace = (list: PickerList, accepts: (item: CurrencyOrToken) => boolean): number => {
  for (const part of list.parts) {
    const inPart = part.items.findIndex(accepts);
    if (inPart >= 0) return part.firstPlace + inPart;
  }
  return 0;
};
