import { as, PASSWORD } from '../accounts/person.fixture.ts';
import type { Tokens } from '../accounts/person.fixture.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { balances, pay, aSignedInUser } from '../wallets/money.fixture.ts';
import { verify } from './verify.fixture.ts';

const AT_ONCE = 5;
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

let sandbox: OpenSandbox;
let ann: Tokens;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  ann = await aSignedInUser(sandbox);
  await verify(sandbox, ann);
  await pay(sandbox, ann, 'btc', '0.5');
});

const post = (path: string, body: object) =>
  sandbox.post<{ readonly id: string; readonly loan: { readonly amount: string } }>(
    `/account${path}`,
    body,
    as(ann),
  );
const borrow = (requestId: string) =>
  post('/loans', { deposit: 'btc', loan: 'usdttrc20', amount: '0.5', ltv: 0.5, requestId });
const trade = async (requestId: string) => {
  const { body } = await sandbox.get<{ readonly rateId: string }>(
    '/account/trades/quote?from=btc&to=eth&amount=0.5',
    as(ann),
  );
  return () => post('/trades', { rateId: body.rateId, amount: '0.5', requestId });
};
const withdraw = () =>
  post('/withdrawals', {
    ...{ currency: 'btc', amount: '0.4', address: BTC, password: PASSWORD, requestId: 'w' },
  });
const times = <A>(call: (at: number) => Promise<A>): Promise<readonly A[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => call(at)));
const made = (replies: readonly { readonly status: number }[]): number =>
  replies.filter(({ status }) => status < 300).length;

describe('calls at once about the same money', () => {
  it('open one loan for one request id', async () => {
    const replies = await times(() => borrow('one'));
    expect([made(replies), new Set(replies.map(({ body }) => body.id)).size]).toEqual([AT_ONCE, 1]);
    const [first] = replies;
    expect(await balances(sandbox, ann)).toEqual({
      btc: ['0', '0'],
      usdttrc20: [first?.body.loan.amount, '0'],
    });
  });

  it('open no second loan on the same deposit', async () => {
    expect(made(await times((at) => borrow(`request${String(at)}`)))).toBe(1);
  });

  it('repay a loan once', async () => {
    const { body } = await borrow('one');
    await pay(sandbox, ann, 'usdttrc20', '100000');
    const [usdt = ''] = (await balances(sandbox, ann))['usdttrc20'] ?? [];
    expect(made(await times(() => post(`/loans/${body.id}/repay`, {})))).toBe(1);
    const after = await balances(sandbox, ann);
    expect(after['btc']).toEqual(['0.5', '0']);
    expect(Number(usdt) - Number(after['usdttrc20']?.[0])).toBeLessThan(Number(body.loan.amount) * 1.01);
  });

  it('spend a balance in one way: a loan, a trade or a withdrawal', async () => {
    const [one, two] = [await trade('one'), await trade('two')];
    expect(made(await Promise.all([one(), borrow('l'), withdraw(), two(), borrow('m')]))).toBe(1);
    const [available = '', locked = ''] = (await balances(sandbox, ann))['btc'] ?? [];
    expect([Number(available) >= 0, Number(locked) >= 0]).toEqual([true, true]);
  });

  it('stake and unstake a balance once', async () => {
    await pay(sandbox, ann, 'now', '50');
    const stake = (path: string) =>
      times((at) =>
        post(`/staking${path}`, { amount: '50', requestId: `r${String(at)}.${String(path.length)}` }),
      );
    expect([made(await stake('')), made(await stake('/unstake'))]).toEqual([1, 1]);
    expect((await balances(sandbox, ann))['now']).toEqual(['50', '0']);
  });
});
