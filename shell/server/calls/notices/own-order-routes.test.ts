/** @jest-environment browser */
import fastify from 'fastify';

import { askForOrder } from './ask-for-order.ts';
import { keepControl, STORAGE_KEYS } from './keep-control.ts';
import { addOwnOrderRoutes } from './own-order-routes.ts';

const pageOf = async (path: string) => {
  const app = fastify();
  addOwnOrderRoutes(app, 'Coin & Lane');
  const reply = await app.inject(path);
  await app.close();
  return reply;
};

/** The page in a browser that has these values. */
const open = async (
  hash: string,
  stored: Readonly<Record<string, string>> = {},
  { path = '/own-order', isDisabled = false } = {},
) => {
  document.body.innerHTML = /<main>.*<\/main>/s.exec((await pageOf(path)).body)?.[0] ?? '';
  const values = new Map(Object.entries(stored));
  const opened: string[] = [];
  const openStorage = () => {
    if (isDisabled) throw new DOMException('denied', 'SecurityError');
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
  };
  const place = { hash, replace: (url: string | URL) => void opened.push(String(url)) };
  askForOrder(document, place, openStorage, STORAGE_KEYS, keepControl);
  return { values, opened };
};
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('p')]
    .filter((text) => text.closest('[hidden]') === null)
    .map((text) => text.textContent);
const press = (): void => document.querySelector('button')?.click();
const kept = { transactions: 'abc123', 'transactions-own': ',abc123=t_o-k' };

describe('the page for an order of a widget', () => {
  it('asks, then keeps the order and its control, and opens it', async () => {
    const { values, opened } = await open('#abc123=t_o-k');
    expect(shown()).toEqual([expect.stringContaining('decide about the order abc123,')]);
    expect([[...values], opened]).toEqual([[], []]);
    press();
    expect([Object.fromEntries(values), opened]).toEqual([kept, ['/exchange/txs/abc123']]);
  });

  it.each([
    { rule: 'its language', path: '/de/own-order', hash: '#abc123=t', to: '/de/exchange/txs/abc123' },
    { rule: 'a service without tokens', path: '/own-order', hash: '#abc123=', to: '/exchange/txs/abc123' },
  ])('opens the order of $rule', async ({ path, hash, to }) => {
    const { values, opened } = await open(hash, {}, { path });
    press();
    expect([opened, values.get('transactions-own') ?? '']).toEqual([
      [to],
      hash.endsWith('t') ? ',abc123=t' : '',
    ]);
  });

  it.each([
    { rule: 'that this browser has', hash: '#abc123=t_o-k', isOpened: true },
    { rule: 'without a token', hash: '#abc123=', isOpened: true },
    { rule: 'with another token', hash: '#abc123=t_o-', isOpened: false },
    { rule: 'of another browser', hash: '#abc12=t_o-k', isOpened: false },
  ])('does not ask about an order $rule: $isOpened', async ({ hash, isOpened }) => {
    expect((await open(hash, kept)).opened).toEqual(isOpened ? ['/exchange/txs/abc123'] : []);
  });

  it.each([
    ...[
      '',
      '#',
      '#abc123',
      '#abc12=t',
      '#ABC123=t',
      '#//evil.example/=t',
      '#abc123=t,bbbbbb=u',
      '#abc123=t=u',
    ],
    ...[
      '#../pro/abc123=t',
      '#abc123%2f..=t',
      '#abc123=t\n',
      `#abc123=${'t'.repeat(65)}`,
      '#javascript:alert=t',
    ],
  ])('refuses the hash %j', async (hash) => {
    const { values, opened } = await open(hash);
    press();
    expect([shown(), [...values], opened]).toEqual([[expect.stringMatching(/^This link /)], [], []]);
  });

  it('shows the reason in a browser without storage', async () => {
    const { opened } = await open('#abc123=t', {}, { isDisabled: true });
    press();
    expect([shown(), opened]).toEqual([[expect.anything(), expect.stringMatching(/cannot store/)], []]);
  });

  it('cannot be framed, and its address is in no referrer and no cache', async () => {
    const { headers, body } = await pageOf('/own-order');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+'; .*frame-ancestors 'none'/);
    expect(body).toContain('· Coin &amp; Lane</title>');
  });
});
