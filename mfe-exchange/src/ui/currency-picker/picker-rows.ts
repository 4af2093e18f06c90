import { popularCurrencies, searchCurrencies } from '../../domain/currency';
import type { Currency } from '../../domain/currency';

export type PickerGroup = 'recent' | 'popular' | 'all';

/** A line of the picker: a group's heading, or a currency with its place among the options. */
export type PickerRow =
  | { readonly _tag: 'Heading'; readonly group: PickerGroup }
  | { readonly _tag: 'Option'; readonly currency: Currency; readonly place: number };

const grouped = (groups: readonly (readonly [PickerGroup, readonly Currency[]])[]): readonly PickerRow[] => {
  const rows: PickerRow[] = [];
  let place = 0;
  for (const [group, currencies] of groups) {
    if (currencies.length > 0) rows.push({ _tag: 'Heading', group });
    for (const currency of currencies) {
      rows.push({ _tag: 'Option', currency, place });
      place += 1;
    }
  }
  return rows;
};

/** All lines for a query: what it finds, best first; for a blank one recents, popular ones and all. */
export const pickerRows = (
  currencies: readonly Currency[],
  recents: readonly Currency[],
  query: string,
): readonly PickerRow[] =>
  query.trim() === ''
    ? grouped([
        ['recent', recents],
        ['popular', popularCurrencies(currencies)],
        ['all', currencies],
      ])
    : searchCurrencies(currencies, query).map((currency, place) => ({ _tag: 'Option', currency, place }));
