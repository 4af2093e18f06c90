/** @jest-environment browser */
import { keepControl, STORAGE_KEYS } from './keep-control.ts';

const PAGE =
  '<div data-order="abc123" data-control="secret"><p id="failed"></p><p id="done" hidden></p></div>';

type Case = { readonly isDisabled?: boolean; readonly isFromService?: boolean };

const run = (
  stored: Readonly<Record<string, string>>,
  { isDisabled = false, isFromService = true }: Case = {},
) => {
  document.body.innerHTML = PAGE;
  const values = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  keepControl(
    document,
    () => {
      if (isDisabled) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
    STORAGE_KEYS,
    isFromService,
  );
  const shown = [...document.querySelectorAll<HTMLElement>('p')].filter(({ hidden }) => !hidden);
  return { stored: Object.fromEntries(values), shown: shown.map(({ id }) => id) };
};

describe('the script that keeps the control over an order', () => {
  it.each([
    { rule: 'the first order', stored: {}, orders: 'abc123', tokens: ',abc123=secret' },
    {
      rule: 'after others',
      stored: { transactions: 'aaaaaa', 'transactions-own': ',aaaaaa=t' },
      orders: 'aaaaaa,abc123',
      tokens: ',aaaaaa=t,abc123=secret',
    },
    {
      rule: 'a known order',
      stored: { transactions: 'abc123,aaaaaa' },
      orders: 'aaaaaa,abc123',
      tokens: ',abc123=secret',
    },
  ])('stores it as a creation does: $rule', ({ stored, orders, tokens }) => {
    expect(run(stored)).toEqual({
      stored: { transactions: orders, 'transactions-own': tokens },
      shown: ['done'],
    });
  });

  it.each([
    { rule: 'of the service replaces another one', isFromService: true, tokens: ',aaaaaa=t,abc123=secret' },
    // the first one counts
    {
      rule: 'of a link comes after another one',
      isFromService: false,
      tokens: ',abc123=other,aaaaaa=t,abc123=more,abc123=secret',
    },
  ])('a token $rule of its order', ({ isFromService, tokens }) => {
    const { stored } = run({ 'transactions-own': ',abc123=other,aaaaaa=t,abc123=more' }, { isFromService });
    expect(stored['transactions-own']).toBe(tokens);
  });

  it('shows the reason in a browser without storage', () => {
    expect(run({}, { isDisabled: true })).toEqual({ stored: {}, shown: ['failed'] });
  });
});
