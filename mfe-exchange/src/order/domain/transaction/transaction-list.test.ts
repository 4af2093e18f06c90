import fc from 'fast-check';

import {
  appendTransaction,
  isTransactionId,
  readTransactionList,
  TRANSACTIONS_KEY,
  orderIdIn,
} from './transaction-list';

const ids = fc.stringMatching(/^[0-9a-f]{14}$/);

describe("the local list 'transactions' (spec §7)", () => {
  it.each([
    { rule: 'begins empty', stored: null, id: 'aaaaaa', list: 'aaaaaa' },
    { rule: 'appends', stored: 'aaaaaa', id: 'bbbbbb', list: 'aaaaaa,bbbbbb' },
    {
      rule: 'never doubles: the last visit counts',
      stored: 'aaaaaa,bbbbbb',
      id: 'aaaaaa',
      list: 'bbbbbb,aaaaaa',
    },
    {
      rule: 'skips invalid IDs',
      stored: 'aaaaaa,,<b>, bbbbbb ,../x',
      id: 'cccccc',
      list: 'aaaaaa,bbbbbb,cccccc',
    },
  ])('$rule', ({ stored, id, list }) => {
    expect(appendTransaction(stored, id)).toBe(list);
  });

  it('has every ID once in any order, the newest last', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1 }), (all) => {
        const list = readTransactionList(all.reduce<string | null>(appendTransaction, null));
        expect(new Set(list)).toEqual(new Set(all));
        expect(list.length).toBe(new Set(all).size);
        expect(list.at(-1)).toBe(all.at(-1));
      }),
    );
  });

  it('keeps the newest 500', () => {
    const many = Array.from({ length: 600 }, (_, at) => String(at).padStart(6, '0')).join(',');
    const list = readTransactionList(appendTransaction(many, 'aaaaaa'));
    expect([list.length, list[0], list.at(-1)]).toEqual([500, '000101', 'aaaaaa']);
  });

  it.each([
    { text: '50727663e5d9a4', is: true },
    { text: '4496229738', is: true },
    { text: 'short', is: false },
    { text: 'UPPER1', is: false },
    { text: '../../etc', is: false },
    { text: 'a'.repeat(33), is: false },
  ])('$text is an id: $is', ({ text, is }) => {
    expect(isTransactionId(text)).toBe(is);
  });

  it('has the storage key of spec §9 "Stored identifiers"', () => {
    expect(TRANSACTIONS_KEY).toBe('transactions');
  });
});

describe('orderIdIn', () => {
  it.each([
    { rule: 'an ID, in any case and with spaces', text: ' 3EC0EFFF333B1A ', id: '3ec0efff333b1a' },
    {
      rule: 'the link of an e-mail',
      text: 'https://swap.example/de/exchange/txs/3ec0efff333b1a?utm=1',
      id: '3ec0efff333b1a',
    },
    { rule: 'another link', text: 'https://swap.example/exchange', id: null },
    { rule: 'an invalid ID', text: 'x', id: null },
  ])('$rule', ({ text, id }) => {
    expect(orderIdIn(text)).toBe(id);
  });
});
