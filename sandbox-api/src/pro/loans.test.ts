import Big from 'big.js';

import { as } from '../accounts/person.fixture.ts';
import type { Refused, Tokens } from '../accounts/person.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { balances, pay, aSignedInUser } from '../wallets/money.fixture.ts';
import { verify } from './verify.fixture.ts';

const sandbox = sandboxOfFile();

type WireLoan = {
  readonly id: string;
  readonly status: string;
  readonly ltv: number;
  readonly owed: string;
  readonly loan: { readonly amount: string };
};

const TERMS = { deposit: 'btc', loan: 'usdttrc20', amount: '0.5', ltv: 0.5, requestId: 'one' };

/** Amount lent for the terms, or for another deposit, at this moment. */
const lentNow = async (tokens: Tokens, amount = TERMS.amount): Promise<string> =>
  (
    await sandbox.get<WireLoan>(
      `/account/loans/estimate?deposit=btc&loan=usdttrc20&amount=${amount}&ltv=0.5`,
      as(tokens),
    )
  ).body.loan.amount;

const open = (tokens: Tokens, change: object = {}) =>
  sandbox.post<WireLoan & Refused>('/account/loans', { ...TERMS, ...change }, as(tokens));
const repay = (tokens: Tokens, id: string, body: object = {}) =>
  sandbox.post<WireLoan & Refused>(`/account/loans/${id}/repay`, body, as(tokens));

/** User who can borrow. */
const verified = async (levels = 1): Promise<Tokens> => {
  const tokens = await aSignedInUser(sandbox);
  await verify(sandbox, tokens, levels);
  return tokens;
};

describe('a loan', () => {
  it.each([
    { rule: 'refused without a verified identity', levels: 0, amount: '0.5', status: 403 },
    { rule: 'fifty thousand at level 1', levels: 1, amount: '3', status: 403 },
    { rule: 'more at level 2', levels: 2, amount: '3', status: 201 },
  ])('is limited by the verification level: $rule', async ({ levels, amount, status }) => {
    const ann = await verified(levels);
    await pay(sandbox, ann, 'btc', '3');
    const answer = await open(ann, { amount });

    expect(answer.status).toBe(status);
    expect(answer.body.error).toBe(status === 403 ? 'kyc_level_needed' : undefined);
  });

  it('is not opened with the request id of the repayment of another', async () => {
    const ann = await verified();
    await pay(sandbox, ann, 'btc', '1');
    const { status, body } = await open(ann, { requestId: 'one:repayment' });

    expect([status, body.field]).toEqual([400, 'requestId']);
    expect((await balances(sandbox, ann))['btc']).toEqual(['1', '0']);
  });

  it('locks the deposit, pays out, and returns the deposit for the amount owed', async () => {
    const ann = await verified();
    await pay(sandbox, ann, 'btc', '0.5');
    const { body: loan } = await open(ann);
    expect(await balances(sandbox, ann)).toEqual({ btc: ['0', '0'], usdttrc20: [loan.loan.amount, '0'] });
    expect(loan.ltv).toBeCloseTo(0.5, 2);

    expect((await repay(ann, loan.id)).body.error).toBe('not_enough_balance');
    await pay(sandbox, ann, 'usdttrc20', '100');
    const { body: repaid } = await repay(ann, loan.id);
    expect(repaid.status).toBe('repaid');
    expect((await balances(sandbox, ann))['btc']).toEqual(['0.5', '0']);
    expect((await repay(ann, loan.id)).status).toBe(409);
  });

  it('is repaid for the amount that the user confirmed, or not at all', async () => {
    const ann = await verified();
    await pay(sandbox, ann, 'btc', '0.5');
    await pay(sandbox, ann, 'usdttrc20', '1000');
    const { body: loan } = await open(ann);
    const before = await balances(sandbox, ann);
    const { status, body } = await repay(ann, loan.id, {
      owed: new Big(loan.owed).minus('0.000001').toFixed(),
    });
    expect([status, body.error, body.field]).toEqual([409, 'amount_changed', 'owed']);
    expect(await balances(sandbox, ann)).toEqual(before);

    expect((await repay(ann, loan.id, { owed: `${loan.owed}0` })).body.status).toBe('repaid');
  });

  it('is opened for the amount that the user confirmed, though the price has moved a little', async () => {
    const ann = await verified();
    await pay(sandbox, ann, 'btc', '0.5');
    const shown = await lentNow(ann);
    for (let second = 0; second < 60 && (await lentNow(ann)) === shown; second += 1) sandbox.pass(1000);
    expect(await lentNow(ann)).not.toBe(shown);
    const { body: loan } = await open(ann, { loanAmount: shown });

    expect(loan.loan.amount).toBe(shown);
    expect((await balances(sandbox, ann))['usdttrc20']).toEqual([shown, '0']);
  });

  it.each([
    { rule: 'another amount than the user confirmed', times: '1.011', error: 'amount_changed', status: 409 },
    { rule: 'an amount with too many decimals', plus: '0.0000001', error: 'too_many_decimals', status: 400 },
  ])('is not opened for $rule', async ({ times = '1', plus = '0', error, status }) => {
    const ann = await verified();
    await pay(sandbox, ann, 'btc', '0.5');
    const loanAmount = new Big(await lentNow(ann)).times(times).plus(plus);
    const refused = await open(ann, { loanAmount: loanAmount.toFixed() });

    expect(refused).toMatchObject({ status, body: { error, field: 'loanAmount' } });
    expect(await balances(sandbox, ann)).toEqual({ btc: ['0.5', '0'] });
  });

  it('is opened once if the same request is repeated after its price has moved above a limit', async () => {
    const ann = await verified();
    await pay(sandbox, ann, 'btc', '2');
    const lent = () => lentNow(ann, '1');
    // as much as level 1 allows
    const amount = new Big(50_000)
      .div(await lent())
      .round(8, Big.roundDown)
      .toFixed();
    const first = await open(ann, { amount });
    const start = await lent();
    for (let minute = 0; minute < 9 && new Big(await lent()).lte(new Big(start).times('1.0001')); minute += 1)
      sandbox.pass(60_000);
    expect((await open(ann, { amount, requestId: 'two' })).body.error).toBe('kyc_level_needed');
    const again = await open(ann, { amount });

    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });

  it('is opened once if the same request is repeated', async () => {
    const ann = await verified();
    await pay(sandbox, ann, 'btc', '1');
    const [one, two] = [await open(ann), await open(ann)];

    expect(two.body.id).toBe(one.body.id);
    expect((await balances(sandbox, ann))['btc']).toEqual(['0.5', '0']);
  });

  it.each([{ amount: '0.4' }, { ltv: 0.7 }, { loan: 'usdterc20' }])(
    'is refused with 409 if the same request id is used with %p',
    async (change) => {
      const ann = await verified();
      await pay(sandbox, ann, 'btc', '1');
      await open(ann);
      const { status, body } = await open(ann, change);

      expect([status, body.error]).toEqual([409, 'conflict']);
      expect((await balances(sandbox, ann))['btc']).toEqual(['0.5', '0']);
    },
  );

  it.each([
    { rule: 'a deposit that is not accepted', change: { deposit: 'doge' }, field: 'deposit' },
    { rule: 'a coin that is not lent', change: { loan: 'eth' }, field: 'loan' },
    { rule: 'a share that is not offered', change: { ltv: 0.9 }, field: 'ltv' },
    { rule: 'less than a hundred dollars', change: { amount: '0.0001' }, field: 'amount' },
    { rule: 'more than a million', change: { amount: '1000' }, field: 'amount' },
    { rule: 'more than the balance', change: {}, field: 'amount' },
  ])('is refused for $rule', async ({ change, field }) => {
    const refused = await open(await verified(), change);

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });

  it('is visible to its owner only', async () => {
    const [ann, bob] = [await verified(), await aSignedInUser(sandbox)];
    await pay(sandbox, ann, 'btc', '0.5');
    const { id } = (await open(ann)).body;

    expect((await sandbox.get(`/account/loans/${id}`, as(ann))).status).toBe(200);
    expect((await sandbox.get(`/account/loans/${id}`, as(bob))).status).toBe(404);
    expect((await repay(bob, id)).status).toBe(404);
  });
});
