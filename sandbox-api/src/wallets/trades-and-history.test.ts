import { as } from '../accounts/person.fixture.ts';
import type { Refused, Tokens } from '../accounts/person.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { balances, pay, aSignedInUser } from './money.fixture.ts';

const sandbox = sandboxOfFile();

describe('trades', () => {
  type Quote = { readonly rateId: string; readonly amountTo: string };
  const quote = (tokens: Tokens, change: object = {}) =>
    sandbox.get<Quote & Refused>(
      `/account/trades/quote?${new URLSearchParams({ from: 'btc', to: 'eth', amount: '0.5', ...change }).toString()}`,
      as(tokens),
    );
  const trade = (tokens: Tokens, rateId: string, change: object = {}) =>
    sandbox.post<Refused & { id: string; amountTo: string }>(
      '/account/trades',
      { rateId, amount: '0.5', requestId: 'one', ...change },
      as(tokens),
    );

  it('use the quoted rate, at once, and give cashback', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'btc', '1');
    const { body: quoted } = await quote(ann);
    sandbox.pass(20_000);
    const { body: made } = await trade(ann, quoted.rateId);

    expect(made.amountTo).toBe(quoted.amountTo);
    expect(await balances(sandbox, ann)).toEqual({ btc: ['0.5', '0'], eth: [quoted.amountTo, '0'] });
    const cashback = await sandbox.get<{ amount: string; withdrawable: boolean }>(
      '/account/cashback',
      as(ann),
    );
    expect(cashback.body.withdrawable).toBe(true);

    const take = () => sandbox.post('/account/cashback/withdraw', { requestId: 'c' }, as(ann));
    expect((await take()).body).toMatchObject({ amount: '0', withdrawable: false });
    expect((await take()).status).toBe(200);
    expect((await balances(sandbox, ann))['now']).toEqual([cashback.body.amount, '0']);
  });

  it('are visible to their owner only', async () => {
    const [ann, bob] = [await aSignedInUser(sandbox), await aSignedInUser(sandbox)];
    await pay(sandbox, ann, 'btc', '1');
    const { id, amountTo } = (await trade(ann, (await quote(ann)).body.rateId)).body;
    const read = (tokens: Tokens) =>
      sandbox.get<object>(`/account/trades/${encodeURIComponent(id)}`, as(tokens));

    expect((await read(ann)).body).toMatchObject({
      id,
      status: 'finished',
      from: 'btc',
      to: 'eth',
      amountTo,
    });
    expect((await read(bob)).status).toBe(404);
  });

  it('are made once if the same request is repeated', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'btc', '2');
    const { rateId } = (await quote(ann)).body;
    await trade(ann, rateId);
    await trade(ann, rateId);

    expect((await balances(sandbox, ann))['btc']).toEqual(['1.5', '0']);
  });

  it('are reported if the same request is repeated after the rate has expired', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'btc', '2');
    const { rateId } = (await quote(ann)).body;
    const made = await trade(ann, rateId);
    sandbox.pass(60_000);
    const repeated = await trade(ann, rateId);

    expect([repeated.status, repeated.body]).toEqual([made.status, made.body]);
    expect((await balances(sandbox, ann))['btc']).toEqual(['1.5', '0']);
  });

  it('are refused with 409 if the same request id is used with another amount', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'btc', '2');
    const { rateId } = (await quote(ann)).body;
    await trade(ann, rateId);
    const { status, body } = await trade(ann, rateId, { amount: '0.25' });

    expect([status, body.error]).toEqual([409, 'conflict']);
    expect((await balances(sandbox, ann))['btc']).toEqual(['1.5', '0']);
  });

  it.each([
    {
      rule: 'the rate is half a minute old',
      late: 30_001,
      amount: '0.5',
      error: 'rate_id_not_found_or_expired',
    },
    { rule: 'the balance is too low', late: 0, amount: '5', error: 'not_enough_balance' },
    { rule: 'the amount is almost zero', late: 0, amount: '0.00000001', error: 'deposit_too_small' },
  ])('are refused if $rule', async ({ late, amount, error }) => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'btc', '1');
    const { rateId } = (await quote(ann)).body;
    sandbox.pass(late);

    expect((await trade(ann, rateId, { amount })).body.error).toBe(error);
    expect((await balances(sandbox, ann))['btc']).toEqual(['1', '0']);
  });

  it.each([
    { rule: 'itself', change: { to: 'btc' }, field: 'to' },
    { rule: 'fiat', change: { to: 'usd' }, field: 'to' },
    { rule: 'an unknown ticker', change: { from: 'nosuch' }, field: 'from' },
    { rule: 'nothing', change: { amount: '0' }, field: 'amount' },
    { rule: 'less than a dollar', change: { amount: '0.000001' }, field: 'amount' },
  ])('have no quote for $rule', async ({ change, field }) => {
    const refused = await quote(await aSignedInUser(sandbox), change);

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });

  it('do not accept a rate of another service', async () => {
    const ann = await aSignedInUser(sandbox);
    const { body } = await sandbox.get<{ rateId: string }>(
      '/v2/exchange/estimated-amount?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&fromAmount=0.1&flow=fixed-rate&type=direct&useRateId=true',
    );

    expect((await trade(ann, body.rateId)).body.error).toBe('rate_id_not_found_or_expired');
  });
});

describe('the history', () => {
  type Page = { readonly count: number; readonly transactions: readonly { kind: string }[] };
  const history = (tokens: Tokens, query = '') =>
    sandbox.get<Page & Refused>(`/account/history?${query}`, as(tokens));

  it('starts with swaps, newest first, page by page (spec §9)', async () => {
    const ann = await aSignedInUser(sandbox);
    for (const amount of ['1', '2', '3']) await pay(sandbox, ann, 'btc', amount);

    expect((await history(ann)).body).toEqual({ count: 0, transactions: [] });
    const page = (await history(ann, 'tab=DEPOSIT&limit=2&offset=1')).body;
    expect([page.count, page.transactions.length]).toEqual([3, 2]);
    expect(page.transactions[0]).toMatchObject({ details: { amount: '2' } });
    expect((await history(ann, 'tab=DEPOSIT&currency=eth')).body.count).toBe(0);
  });

  it.each([
    { query: 'tab=NOSUCH', field: 'tab' },
    { query: 'limit=101', field: 'limit' },
    { query: 'limit=-1', field: 'limit' },
    { query: 'offset=1e3', field: 'offset' },
  ])('refuses $query', async ({ query, field }) => {
    const refused = await history(await aSignedInUser(sandbox), query);

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });

  it('does not show the history of another account', async () => {
    const [ann, bob] = [await aSignedInUser(sandbox), await aSignedInUser(sandbox)];
    await pay(sandbox, ann, 'btc', '1');

    expect((await history(bob, 'tab=DEPOSIT')).body.count).toBe(0);
    expect(await balances(sandbox, bob)).toEqual({});
  });
});

describe('without an access token', () => {
  it.each([
    ['get', '/account/balances'],
    ['post', '/account/deposits'],
    ['get', '/account/withdrawals'],
    ['post', '/account/withdrawals'],
    ['get', '/account/trades/quote'],
    ['post', '/account/trades'],
    ['get', '/account/trades/one'],
    ['get', '/account/cashback'],
    ['post', '/account/cashback/withdraw'],
    ['get', '/account/history'],
  ] as const)('%s %s is unauthorized', async (method, path) => {
    expect((await sandbox[method](path)).status).toBe(401);
  });
});
