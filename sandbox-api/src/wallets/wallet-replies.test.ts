import { as, PASSWORD } from '../accounts/person.fixture.ts';
import type { Refused, Tokens } from '../accounts/person.fixture.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { aSignedInUser, pay, targetOf } from './money.fixture.ts';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';

let sandbox: OpenSandbox;
let ann: Tokens;
beforeAll(async () => {
  sandbox = await openSandbox();
});
beforeEach(async () => {
  ann = await aSignedInUser(sandbox);
});
afterAll(() => sandbox.close());

type Row = Readonly<Record<string, unknown>>;
const get = async <Body>(path: string) => (await sandbox.get<Body>(path, as(ann))).body;
const post = <Body>(path: string, body: object) => sandbox.post<Body & Refused>(path, body, as(ann));
const withdraw = (change: object) =>
  post<Row>('/account/withdrawals', {
    amount: '1',
    password: PASSWORD,
    requestId: 'one',
    extraId: '',
    ...change,
  });
const historyOf = async (tab: string, query = '') =>
  (await get<{ transactions: readonly Row[] }>(`/account/history?tab=${tab}${query}`)).transactions;

describe('a withdrawal', () => {
  it('is listed with all its facts, and has two entries in the history', async () => {
    await pay(sandbox, ann, 'eth', '3');
    const { body: made } = await withdraw({ currency: 'eth', address: ETH });
    const facts = { currency: 'eth', amount: '1', fee: made['fee'], address: ETH };

    expect(made).toMatchObject({ ...facts, extraId: null, status: 'pending' });
    expect(await get('/account/withdrawals')).toMatchObject([{ ...facts, hash: null, status: 'pending' }]);
    sandbox.pass(30_000);
    const [sent] = await get<readonly Row[]>('/account/withdrawals');
    expect(sent).toMatchObject({ ...facts, extraId: null, status: 'sent', id: made['id'], at: made['at'] });
    expect(await historyOf('WITHDRAWAL')).toMatchObject([
      { kind: 'withdrawal-sent', details: { ...facts, extraId: null, hash: sent?.['hash'] } },
      { kind: 'withdrawal', details: { ...facts, extraId: '' } },
    ]);
  });

  it('keeps its tag', async () => {
    await pay(sandbox, ann, 'xrp', '100');

    expect((await withdraw({ currency: 'xrp', address: XRP, extraId: '7' })).body['extraId']).toBe('7');
  });

  it.each([
    { change: { currency: 'btc', address: ETH }, message: 'is not a valid address on Bitcoin' },
    { change: { currency: 'eth', address: `0x${'0'.repeat(40)}` }, message: 'cannot receive payments' },
    { change: { currency: 'xrp', address: XRP, extraId: 'x' }, message: 'is not valid on XRP' },
  ])('is refused with the reason: $message', async ({ change, message }) => {
    expect((await withdraw(change)).body.message).toContain(message);
  });
});

describe('a balance', () => {
  it('has the deposit addresses of its currency only, and the fee of a withdrawal', async () => {
    const eth = await targetOf(sandbox, ann, 'eth');
    const xrp = await targetOf(sandbox, ann, 'xrp');
    const rows = await get<readonly Row[]>('/account/balances');

    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          currency: 'eth',
          ticker: 'eth',
          network: 'eth',
          available: '0',
          locked: '0',
          addresses: [{ address: eth.address, extraId: null }],
        }),
        expect.objectContaining({
          currency: 'xrp',
          addresses: [{ address: xrp.address, extraId: xrp.extraId }],
        }),
      ]),
    );
    expect(rows.every((row) => Number(row['withdrawalFee']) > 0)).toBe(true);
  });

  it('grows through the page of the simulated deposit, which names address and tag', async () => {
    const { body } = await post<{ payUrl: string; extraId: string }>('/account/deposits', {
      currency: 'xrp',
    });
    const url = body.payUrl.replace(/^.*(?=\/wallet\/pay)/, '');
    const page = (await sandbox.get(url)).text;

    expect(page).toContain('<form method="post">');
    expect(page).toContain(`<input type="hidden" name="extraId" value="${body.extraId}">`);
    expect(page).toContain('Amount in XRP');
    expect(page).toContain(` with <code>${body.extraId}</code>.`);
    expect(page).not.toContain('role="status"');
    expect(page).toContain('<input type="hidden" name="address" value="');
    expect((await sandbox.get('/wallet/pay?currency=eth&address=x')).text).not.toContain(' with <code>');
    expect((await sandbox.get(`${url}&paid=5`)).text).toContain('<p role="status">5 arrived.</p>');
  });
});

describe('a trade', () => {
  const quote = (query: string) =>
    sandbox.get<{ rateId: string } & Refused>(`/account/trades/quote?${query}`, as(ann));

  it('is found by its own id, not by that of a deposit, and by both of its currencies', async () => {
    await pay(sandbox, ann, 'btc', '1');
    const { rateId } = (await quote('from=btc&to=eth&amount=0.5')).body;
    expect((await post('/account/trades', { rateId, amount: '0.5', requestId: 'one' })).status).toBe(201);
    expect(await historyOf('DEPOSIT', '&currency=btc')).toHaveLength(1);
    const [deposit] = await historyOf('DEPOSIT');

    const path = `/account/trades/${encodeURIComponent(String(deposit?.['id']))}`;
    expect((await sandbox.get(path, as(ann))).status).toBe(404);
    for (const [currency, count] of [
      ['btc', 1],
      ['ETH', 1],
      ['xrp', 0],
    ] as const)
      expect(await historyOf('SWAP', `&limit=100&currency=${currency}`)).toHaveLength(count);
  });

  it('is refused for fiat, with the reason', async () => {
    expect((await quote('from=btc&to=usd&amount=1')).body.message).toContain('is fiat money');
  });

  it('is refused below a dollar, with the smallest amount', async () => {
    const { body } = await quote('from=btc&to=eth&amount=0.000001');

    expect(body).toMatchObject({
      message: 'Out of min amount',
      payload: { range: { minAmount: expect.any(Number) as number } },
    });
  });
});

describe('cashback', () => {
  const take = (requestId: string) => post<Row>('/account/cashback/withdraw', { requestId });

  it('is in the history once it was taken', async () => {
    await pay(sandbox, ann, 'btc', '1');
    const { body } = await sandbox.get<{ rateId: string }>(
      '/account/trades/quote?from=btc&to=eth&amount=0.5',
      as(ann),
    );
    await post('/account/trades', { rateId: body.rateId, amount: '0.5', requestId: 'one' });
    const { amount } = await get<{ amount: string }>('/account/cashback');
    await take('one');

    expect(await historyOf('CASHBACK')).toMatchObject([
      { kind: 'cashback-withdrawal', details: { currency: 'now', amount } },
    ]);
  });

  it('is refused before the first trade', async () => {
    expect((await take('one')).body.error).toBe('not_enough_balance');
  });
});
