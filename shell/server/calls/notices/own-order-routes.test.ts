/** @jest-environment browser */
import { runInNewContext } from 'node:vm';

import fastify from 'fastify';
import type { InjectOptions } from 'fastify';

import { askForOrder } from './ask-for-order.ts';
import { STORAGE_KEYS } from './keep-control.ts';
import { addOwnOrderRoutes } from './own-order-routes.ts';

/** Tokens that the service has made. */
const MADE: Readonly<Record<string, string>> = { abc123: 't_o-k', bbbbbb: 'other' };
const fitsControl = (order: string, token: string): boolean => MADE[order] === token;

const ask = async (request: InjectOptions, isAbleToTell = true) => {
  const app = fastify();
  addOwnOrderRoutes(app, { brand: 'Coin & Lane', fitsControl: isAbleToTell ? fitsControl : null });
  const reply = await app.inject(request);
  await app.close();
  return reply;
};
const show = (html: string): void => {
  document.body.innerHTML = /<main>.*<\/main>/s.exec(html)?.[0] ?? '';
};

/** The page in a browser that has these values. `press` sends its form. */
const open = async (
  hash: string,
  stored: Readonly<Record<string, string>> = {},
  { path = '/own-order', isAbleToTell = true, isDisabled = false } = {},
) => {
  show((await ask({ url: path })).body);
  const values = new Map(Object.entries(stored));
  const opened: string[] = [];
  const openStorage = () => {
    if (isDisabled) throw new DOMException('denied', 'SecurityError');
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
  };
  const place = {
    hash,
    replace: (url: string | URL) => void opened.push(new URL(url, location.href).pathname),
  };
  askForOrder(document, place, openStorage, STORAGE_KEYS);
  const press = async (headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const form = document.querySelector('form');
    if (form === null) throw new Error('no form');
    const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(fields).toString();
    const url = form.getAttribute('action') ?? '';
    const reply = await ask({ method: 'POST', url, headers: { ...type, ...headers }, payload }, isAbleToTell);
    show(reply.body);
    const script = /<script>(.*)<\/script>/s.exec(reply.body)?.[1] ?? '';
    runInNewContext(script, {
      document,
      location: place,
      get localStorage() {
        return openStorage();
      },
    });
    return reply.statusCode;
  };
  return { values, opened, press };
};
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('p')]
    .filter((text) => text.closest('[hidden]') === null)
    .map((text) => text.textContent);
const kept = { transactions: 'abc123', 'transactions-own': ',abc123=t_o-k' };

describe('the page for an order of a widget', () => {
  it('asks, then keeps the order and its control, and opens it', async () => {
    const { values, opened, press } = await open('#abc123=t_o-k');
    expect(shown()).toEqual([expect.stringContaining('decide about the order abc123,')]);
    expect([[...values], opened]).toEqual([[], []]);
    await press();
    expect([Object.fromEntries(values), opened]).toEqual([kept, ['/exchange/txs/abc123']]);
  });

  it.each([
    {
      rule: 'its language',
      ...{ server: { path: '/de/own-order' }, hash: '#abc123=t_o-k', to: '/de/exchange/txs/abc123' },
      tokens: ',abc123=t_o-k',
    },
    {
      rule: 'a service whose tokens the server cannot check',
      ...{ server: { isAbleToTell: false }, hash: '#abc123=t', to: '/exchange/txs/abc123' },
      tokens: ',abc123=t',
    },
    {
      rule: 'a service without tokens',
      ...{ server: { isAbleToTell: false }, hash: '#abc123=', to: '/exchange/txs/abc123' },
      tokens: '',
    },
    {
      rule: 'a frame without storage',
      ...{ server: {}, hash: '#abc123=', to: '/exchange/txs/abc123' },
      tokens: '',
    },
  ])('opens the order of $rule', async ({ server, hash, to, tokens }) => {
    const { values, opened, press } = await open(hash, {}, server);
    await press();
    expect([opened, values.get('transactions-own') ?? '']).toEqual([[to], tokens]);
  });

  it.each(['#abc123=other', '#abc123=t_o-', '#abc123=T_O-K', '#cccccc=t_o-k'])(
    'refuses the token of another order: %s',
    async (hash) => {
      const stored = { transactions: 'bbbbbb', 'transactions-own': ',bbbbbb=other' };
      const { values, opened, press } = await open(hash, stored);
      expect(await press()).toBe(403);
      expect(shown()).toEqual([
        expect.stringMatching(/^The code in this link does not belong to the order \w{6}\./),
      ]);
      expect([Object.fromEntries(values), opened]).toEqual([stored, []]);
    },
  );

  it.each([
    { rule: 'it was checked', isAbleToTell: true, tokens: ',bbbbbb=other,abc123=t_o-k' },
    // the first token of an order counts
    { rule: 'it was not', isAbleToTell: false, tokens: ',abc123=wrong,bbbbbb=other,abc123=t_o-k' },
  ])('replaces a wrong token of the order if $rule', async ({ isAbleToTell, tokens }) => {
    const stored = { transactions: 'abc123', 'transactions-own': ',abc123=wrong,bbbbbb=other' };
    const { values, opened, press } = await open('#abc123=t_o-k', stored, { isAbleToTell });
    expect(opened).toEqual([]);
    await press();
    expect(values.get('transactions-own')).toBe(tokens);
  });

  it('keeps nothing that the form of another site sends', async () => {
    const { values, opened, press } = await open('#abc123=t_o-k');
    await press({ 'sec-fetch-site': 'cross-site' });
    expect([[...values], opened]).toEqual([[], []]);
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
    expect([shown(), [...values], opened]).toEqual([[expect.stringMatching(/^This link /)], [], []]);
  });

  it.each([
    ...['', '=t_o-k', 'abc123', '../pro=t_o-k', 'abc123,bbbbbb=t_o-k', 'abc123=t_o-k,bbbbbb=other'],
    `abc123=${'t'.repeat(65)}`,
  ])('refuses a form with the order %j', async (entry) => {
    const { values, opened, press } = await open('#abc123=t_o-k');
    document.querySelector('input')?.setAttribute('value', entry);
    expect(await press()).toBe(400);
    expect([shown(), [...values], opened]).toEqual([[expect.stringMatching(/^This link /)], [], []]);
  });

  it('shows the reason in a browser without storage', async () => {
    const { opened, press } = await open('#abc123=t_o-k', {}, { isDisabled: true });
    await press();
    expect([shown(), opened]).toEqual([[expect.stringMatching(/cannot store/)], []]);
  });

  it('cannot be framed, and its address is in no referrer and no cache', async () => {
    const { headers, body } = await ask({ url: '/own-order' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+'; .*frame-ancestors 'none'/);
    expect(body).toContain('· Coin &amp; Lane</title>');
  });
});
