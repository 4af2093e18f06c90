import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { currencyAt, pickerList, rowAt, rowIndexOf } from './picker-list';
import type { PickerList, PickerQuestion } from './picker-list';

const btc = aCurrency();
const xrp = aCurrency({ ticker: 'xrp', name: 'Ripple' });
const rare = aCurrency({ ticker: 'rare', name: 'Rare Thing', isNew: true });
const own = { favourites: [], recents: [], owned: null };
const question: PickerQuestion = { currencies: [btc, xrp, rare], own, filter: 'ALL', query: '' };

const written = (list: PickerList): readonly string[] =>
  Array.from({ length: list.rowCount }, (_, index) => {
    const row = rowAt(list, index);
    if (row === undefined) return 'nothing';
    return row._tag === 'Heading' ? `# ${row.group}` : `${String(row.place)} ${row.currency.ticker}`;
  });

describe('pickerList', () => {
  it.each([
    {
      rule: "an empty query shows the user's own, popular and all currencies",
      asked: { ...question, own: { ...own, favourites: [rare], recents: [xrp] } },
      rows: [
        '# favourites',
        '0 rare',
        '# recent',
        '1 xrp',
        '# popular',
        '2 btc',
        '3 xrp',
        '# all',
        '4 btc',
        '5 xrp',
        '6 rare',
      ],
    },
    {
      rule: 'a query shows its matches, without headings',
      asked: { ...question, query: 'rip' },
      rows: ['0 xrp'],
    },
    {
      rule: 'a filter shows its group',
      asked: { ...question, filter: 'NEW' as const },
      rows: ['# new', '0 rare'],
    },
    {
      rule: 'a query searches inside the filter',
      asked: { ...question, filter: 'NEW' as const, query: 'r' },
      rows: ['0 rare'],
    },
    {
      rule: 'a query finds a favourite among all currencies, once',
      asked: { ...question, own: { ...own, favourites: [rare], recents: [rare] }, query: 'rare' },
      rows: ['0 rare'],
    },
    { rule: 'no match', asked: { ...question, query: 'zzzz' }, rows: [] },
    {
      rule: 'nothing in an empty filter',
      asked: { ...question, filter: 'BALANCE' as const, query: 'btc' },
      rows: [],
    },
  ])('$rule', ({ asked, rows }) => {
    expect(written(pickerList(asked))).toEqual(rows);
  });

  it('counts distinct currencies', () => {
    const list = pickerList({ ...question, own: { ...own, recents: [xrp] } });
    expect([list.currencyCount, list.optionCount, list.rowCount]).toEqual([3, 6, 9]);
  });

  it('finds the row of each option, and its currency', () => {
    const list = pickerList({ ...question, own: { ...own, recents: [xrp] } });
    const places = Array.from({ length: list.optionCount }, (_, place) =>
      rowAt(list, rowIndexOf(list, place)),
    );
    expect(places.map((row) => row?._tag === 'Option' && row.place)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(currencyAt(list, 5)).toBe(rare);
    expect(currencyAt(list, 6)).toBeUndefined();
    expect(rowAt(list, 99)).toBeUndefined();
  });
});
