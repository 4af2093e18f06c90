import { anOperation } from './operation.fixture';
import { historyPath, historyQueryAt, isKnownKind, operationOf, pageCountOf, perDay, toCsv } from '.';

describe('historyQueryAt (spec §9: the history opens with SWAP)', () => {
  it.each([
    { search: '', query: { tab: 'SWAP', page: 1, currency: '' } },
    { search: '?tab=DEPOSIT&page=3', query: { tab: 'DEPOSIT', page: 3, currency: '' } },
    { search: '?tab=deposit&currency=USDTTRC20', query: { tab: 'DEPOSIT', page: 1, currency: 'usdttrc20' } },
    { search: '?tab=<b>&page=-1&currency=%3Cb%3E', query: { tab: 'SWAP', page: 1, currency: '' } },
    { search: '?page=1', query: { tab: 'SWAP', page: 1, currency: '' } },
    { search: '?page=100000', query: { tab: 'SWAP', page: 100_000, currency: '' } },
    { search: '?page=100001', query: { tab: 'SWAP', page: 1, currency: '' } },
    { search: '?currency=-btc', query: { tab: 'SWAP', page: 1, currency: '' } },
    { search: '?currency=btc-', query: { tab: 'SWAP', page: 1, currency: '' } },
    { search: '?page=1.5', query: { tab: 'SWAP', page: 1, currency: '' } },
    { search: '?page=99999999', query: { tab: 'SWAP', page: 1, currency: '' } },
  ])('reads "$search"', ({ search, query }) => {
    expect(historyQueryAt(search)).toEqual(query);
  });

  it.each([
    { query: { tab: 'SWAP', page: 1, currency: '' }, path: '/pro/history' },
    { query: { tab: 'LOAN', page: 2, currency: 'btc' }, path: '/pro/history?tab=LOAN&currency=btc&page=2' },
  ] as const)('is written as $path, and read back', ({ query, path }) => {
    expect(historyPath(query)).toBe(path);
    expect(historyQueryAt(new URL(path, 'https://swap.example').search)).toEqual(query);
  });

  it.each([
    { count: 0, pages: 1 },
    { count: 10, pages: 1 },
    { count: 11, pages: 2 },
  ])('$count rows are $pages pages', ({ count, pages }) => {
    expect(pageCountOf(count)).toBe(pages);
  });
});

describe('operationOf', () => {
  const one = { currency: 'btc', amount: '1' };
  const own = { currency: 'btc', amount: '1' };
  it.each([
    {
      rule: 'a trade has both sides',
      kind: 'trade',
      details: { from: 'btc', to: 'eth', amountFrom: '0.5', amountTo: '15', rate: '30', cashback: '1' },
      read: {
        outgoing: { currency: 'btc', amount: '0.5' },
        incoming: { currency: 'eth', amount: '15' },
        rate: '30',
      },
    },
    {
      rule: 'a deposit is incoming',
      kind: 'deposit',
      details: { ...own, hash: 'ff' },
      read: { incoming: one, outgoing: null, hash: 'ff' },
    },
    {
      rule: 'a withdrawal is outgoing, with its fee',
      kind: 'withdrawal',
      details: { ...own, fee: '0.1', address: 'a', extraId: '' },
      read: { incoming: null, outgoing: one, fee: '0.1', address: 'a', extraId: null },
    },
    {
      rule: 'a loan is incoming, and its deposit outgoing',
      kind: 'loan',
      details: { ...own, from: 'eth', amountFrom: '2' },
      read: { incoming: one, outgoing: { currency: 'eth', amount: '2' } },
    },
    {
      rule: 'a repayment is outgoing, and its deposit incoming',
      kind: 'loan-repayment',
      details: { ...own, to: 'eth', amountTo: '2' },
      read: { outgoing: one, incoming: { currency: 'eth', amount: '2' } },
    },
    { rule: 'a number is an amount', kind: 'stake', details: { ...own, amount: 1 }, read: { outgoing: one } },
    {
      rule: 'withdrawn cashback is incoming',
      kind: 'cashback-withdrawal',
      details: own,
      read: { incoming: one, outgoing: null },
    },
    { rule: 'unstaked coins are incoming', kind: 'unstake', details: own, read: { incoming: one } },
    {
      rule: 'an amount below zero with several decimals',
      kind: 'stake',
      details: { ...own, amount: '-1.25' },
      read: { outgoing: { currency: 'btc', amount: '-1.25' } },
    },
    {
      rule: 'an amount followed by words is invalid',
      kind: 'stake',
      details: { ...own, amount: '1.5 BTC' },
      read: { outgoing: null },
    },
    {
      rule: 'no amount without a currency',
      kind: 'stake',
      details: { amount: '1' },
      read: { outgoing: null },
    },
    {
      rule: 'an extra id is kept',
      kind: 'withdrawal',
      details: { ...own, extraId: 7, fee: null },
      read: { extraId: '7', fee: null, address: null },
    },
    {
      rule: 'text is not an amount',
      kind: 'stake',
      details: { ...own, amount: '=1+1' },
      read: { outgoing: null, incoming: null },
    },
  ])('$rule', ({ kind, details, read }) => {
    expect(operationOf({ id: 'x', kind, atMs: 0, details })).toMatchObject(read);
  });

  it('has texts for the current kinds only', () => {
    expect(isKnownKind('trade')).toBe(true);
    expect(isKnownKind('airdrop')).toBe(false);
  });
});

describe('perDay', () => {
  it("counts by days of the user's time zone, oldest first, today last", () => {
    const on = (day: number, hour: number, minute = 0): number =>
      new Date(2026, 10, day, hour, minute).getTime();
    const days = perDay(
      [on(18, 23, 59), on(20, 0), on(20, 11)].map((atMs) => ({ atMs })),
      on(20, 12),
      2,
    );
    expect(days).toEqual([
      { dayMs: on(19, 0), count: 0 },
      { dayMs: on(20, 0), count: 2 },
    ]);
  });
});

const headings = {
  date: 'Date',
  kind: 'Type',
  outAmount: 'Out',
  outCurrency: 'Out currency',
  inAmount: 'In',
  inCurrency: 'In currency',
  fee: 'Fee',
  address: 'Address',
  hash: 'Hash',
  id: 'Id',
};
const rowsOf = (...operations: Parameters<typeof toCsv>[0]) =>
  toCsv(operations, { headings, kindOf: (kind) => kind })
    .slice(1)
    .split('\r\n')
    .slice(1, -1);

describe('toCsv', () => {
  it('begins with its headings and declares UTF-8', () => {
    expect(toCsv([], { headings, kindOf: String })).toBe(
      '\ufeffDate,Type,Out,Out currency,In,In currency,Fee,Address,Hash,Id\r\n',
    );
  });

  it('keeps every digit, and the time to the millisecond', () => {
    const incoming = { currency: 'eth', amount: '15.000000000000000001' };
    expect(rowsOf(anOperation({ incoming }))).toEqual([
      '2026-11-20T12:00:00.000Z,trade,0.5,BTC,15.000000000000000001,ETH,,,,trade:u_1:one',
    ]);
  });

  it('has empty cells for missing values, and columns for fee and hash', () => {
    expect(rowsOf(anOperation({ outgoing: null, incoming: null, fee: '0.1', hash: 'ff' }))).toEqual([
      '2026-11-20T12:00:00.000Z,trade,,,,,0.1,,ff,trade:u_1:one',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('writes no formula for %j', (address) => {
    expect(rowsOf(anOperation({ address })).join('\r\n')).toContain(`'${address}`);
  });

  it.each([
    { address: 'a,b', cell: '"a,b"' },
    { address: 'say "hi"', cell: '"say ""hi"""' },
    { address: '="x",1', cell: '"\'=""x"",1"' },
  ])('quotes $address', ({ address, cell }) => {
    expect(rowsOf(anOperation({ address }))[0]).toContain(`,${cell},`);
  });
});
