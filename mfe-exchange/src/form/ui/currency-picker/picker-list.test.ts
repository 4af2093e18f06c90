import { isToken } from '../../../currency/domain/currency';
import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { firstPlace, includesTicker, itemAt, pickerList, rowAt, rowIndexOf } from './picker-list';
import type { PickerList, PickerQuestion } from './picker-list';

const btc = aCurrency();
const xrp = aCurrency({ ticker: 'xrp', name: 'Ripple' });
const rare = aCurrency({ ticker: 'rare', name: 'Rare Thing', isNew: true });
const own = { favourites: [], recents: [], owned: null };
const question: PickerQuestion = { currencies: [btc, xrp, rare], own, filter: 'ALL', query: '', token: null };
const onTron = aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx', name: 'Tether' });
const onSolana = aCurrency({ ticker: 'usdtsol', displayTicker: 'usdt', network: 'sol', name: 'Tether' });
const withTokens: PickerQuestion = { ...question, currencies: [onTron, btc, onSolana] };

const written = (list: PickerList): readonly string[] =>
  Array.from({ length: list.rowCount }, (_, index) => {
    const row = rowAt(list, index);
    if (row === undefined) return 'nothing';
    if (row._tag === 'Heading') return `# ${row.group}`;
    const name = isToken(row.item)
      ? `${row.item.displayTicker} (${String(row.item.networks.length)})`
      : row.item.ticker;
    return `${String(row.place)} ${name}`;
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
    {
      rule: 'all currencies have one row per token, popular ones have their network',
      asked: withTokens,
      rows: ['# popular', '0 btc', '1 usdttrc20', '# all', '2 usdt (2)', '3 btc'],
    },
    {
      rule: 'a query finds each network, next to each other',
      asked: { ...withTokens, query: 't' },
      rows: ['0 usdttrc20', '1 usdtsol', '2 btc'],
    },
    {
      rule: 'a query with a network finds one',
      asked: { ...withTokens, query: 'usdt on solana' },
      rows: ['0 usdtsol'],
    },
    {
      rule: 'a token shows its networks',
      asked: {
        ...withTokens,
        token: { name: 'Tether', displayTicker: 'usdt', networks: [onTron, onSolana] },
      },
      rows: ['0 usdttrc20', '1 usdtsol'],
    },
    {
      rule: 'a query searches the networks of a token',
      asked: {
        ...withTokens,
        token: { name: 'Tether', displayTicker: 'usdt', networks: [onTron, onSolana] },
        query: 'sol',
      },
      rows: ['0 usdtsol'],
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
    expect(itemAt(list, 5)).toBe(rare);
    expect(itemAt(list, 6)).toBeUndefined();
    expect(rowAt(list, 99)).toBeUndefined();
  });

  it.each([
    { ticker: 'btc', place: 0 },
    { ticker: 'usdttrc20', place: 1 },
    { ticker: 'usdtsol', place: 2 },
    { ticker: 'gone', place: 0 },
  ])('starts at the first option of $ticker', ({ ticker, place }) => {
    const list = pickerList(withTokens);
    expect(firstPlace(list, (item) => includesTicker(item, ticker))).toBe(place);
  });
});
