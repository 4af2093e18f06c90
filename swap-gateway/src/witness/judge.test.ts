import { ELSEWHERE, MISSING, orderIn, paid, runReports, UNREADABLE } from './run-reports.fixture.ts';

const PENDING = { seen: 0, required: 12 };

describe('a payout that a provider reports', () => {
  it.each([
    {
      rule: 'with enough confirmations is finished',
      from: 'sending',
      steps: [{ eth: paid(12) }],
      is: { status: 'finished', doubt: null, orders: 0 },
    },
    {
      rule: 'with more than reported is finished',
      from: 'sending',
      steps: [{ eth: paid(12, '3.1') }],
      is: { status: 'finished' },
    },
    {
      rule: 'with too few confirmations is on its way',
      from: 'exchanging',
      steps: [{ eth: paid(11) }],
      is: { status: 'sending', confirmations: { seen: 11, required: 12 }, doubt: null },
    },
    {
      rule: 'in no block is on its way',
      from: 'exchanging',
      steps: [{ eth: paid(0) }],
      is: { status: 'sending', confirmations: PENDING, doubt: null },
    },
    {
      rule: 'that only just is missing stays as it was, without a doubt',
      from: 'exchanging',
      steps: [{ eth: MISSING }],
      is: { status: 'exchanging', doubt: null, orders: 0 },
    },
    {
      rule: 'that stays missing is doubted and named',
      from: 'exchanging',
      steps: [{ eth: MISSING }, { eth: MISSING, afterS: 4 }],
      is: { status: 'exchanging', doubt: 'missing', orders: 1 },
    },
    {
      rule: 'that arrives late is finished',
      from: 'exchanging',
      steps: [{ eth: MISSING }, { eth: paid(12), afterS: 60 }],
      is: { status: 'finished', doubt: null, orders: 0 },
    },
    {
      rule: 'to another address is named at once',
      from: 'exchanging',
      steps: [{ eth: ELSEWHERE }],
      is: { status: 'exchanging', doubt: 'elsewhere', orders: 1 },
    },
    {
      rule: 'that failed on the chain is named at once',
      from: 'sending',
      steps: [{ eth: { _tag: 'Reverted' } }],
      is: { status: 'sending', doubt: 'elsewhere', orders: 1 },
    },
    {
      rule: 'that is smaller is named at once',
      from: 'sending',
      steps: [{ eth: paid(50, '2.99') }],
      is: { status: 'sending', doubt: 'less', orders: 1 },
    },
    {
      rule: 'without a transaction is not finished',
      from: 'sending',
      steps: [{ report: { payoutHash: null } }, { report: { payoutHash: null }, afterS: 4 }],
      is: { status: 'sending', doubt: 'no-hash', orders: 1 },
    },
    {
      rule: 'before any deposit is being checked',
      from: 'waiting',
      steps: [{ eth: MISSING }],
      is: { status: null },
    },
    {
      rule: 'after a deposit that the chain has is being exchanged',
      from: 'waiting',
      steps: [{ report: { payinHash: 'd' }, eth: MISSING, btc: paid(3) }],
      is: { status: 'exchanging' },
    },
    {
      rule: 'while the node is down is on its way, and nothing is named',
      from: 'exchanging',
      steps: [{ eth: UNREADABLE }, { eth: UNREADABLE, afterS: 600 }],
      is: { status: 'sending', doubt: 'unreadable', orders: 0 },
    },
    {
      rule: 'is finished once the node answers again',
      from: 'exchanging',
      steps: [{ eth: UNREADABLE }, { eth: paid(30), afterS: 9 }],
      is: { status: 'finished' },
    },
  ] as const)('$rule', async ({ from, steps, is }) => {
    expect(await runReports(orderIn(from), steps)).toMatchObject(is);
  });
});

describe('the amount that a provider reports as paid', () => {
  it.each([
    { rule: 'is shown with its transfer', steps: [{ eth: paid(12) }], is: '3' },
    { rule: 'is shown before its last confirmation', steps: [{ eth: paid(1) }], is: '3' },
    { rule: 'is shown while the node is down', steps: [{ eth: UNREADABLE }], is: '3' },
    { rule: 'is not shown without its transfer', steps: [{ eth: MISSING }], is: null },
    { rule: 'is not shown if another address was paid', steps: [{ eth: ELSEWHERE }], is: null },
    { rule: 'is not shown if less was paid', steps: [{ eth: paid(50, '2.99') }], is: null },
    { rule: 'is not shown without a hash', steps: [{ report: { payoutHash: null } }], is: null },
    {
      rule: 'is shown once its transfer is found',
      steps: [{ eth: MISSING }, { eth: paid(12), afterS: 60 }],
      is: '3',
    },
  ] as const)('$rule', async ({ steps, is }) => {
    const { amounts } = await runReports(orderIn('exchanging'), steps);
    expect(amounts).toMatchObject({ payout: is, message: is === null ? 'null' : `"${is}"` });
  });

  it.each([
    { rule: 'with its transfer', btc: paid(3), is: '0.09' },
    { rule: 'without it', btc: MISSING, is: null },
  ])('is shown for a refund only $rule', async ({ btc, is }) => {
    const report = {
      status: 'refunded',
      amountTo: null,
      payoutHash: null,
      refundHash: 'r',
      refundAmount: '0.09',
    } as const;
    const { amounts } = await runReports(orderIn('failed'), [{ report, btc }]);
    expect(amounts.refund).toBe(is);
  });
});

describe('the amount that a provider reports as received', () => {
  const REPORT = { amountTo: null, payoutHash: null, payinHash: 'd', amountFrom: '0.04' } as const;
  const ISSUE = { kind: 'underpaid', decideUntilMs: null } as const;

  it.each([
    { rule: 'is shown with its transfer', btc: paid(1), is: '0.04' },
    { rule: 'is shown before its first confirmation', btc: paid(0), is: '0.04' },
    { rule: 'is shown while the node is down', btc: UNREADABLE, is: '0.04' },
    { rule: 'is not shown without its transfer', btc: MISSING, is: null },
    { rule: 'is not shown if another address was paid', btc: ELSEWHERE, is: null },
  ])('$rule, and no rest is demanded then', async ({ btc, is }) => {
    const report = { ...REPORT, status: 'waiting', depositIssue: ISSUE } as const;
    const { amounts, status } = await runReports(orderIn('waiting'), [{ report, btc }]);
    const sentMessage = is === null ? 'null' : `"${is}"`;
    expect(amounts).toMatchObject({ deposit: is, issue: is, sentMessage });
    expect(status).toBe(is === null ? null : 'waiting');
  });

  it('is shown once its transfer is found, also after the exchange', async () => {
    const report = { ...REPORT, status: 'exchanging' } as const;
    const first = await runReports(orderIn('waiting'), [{ report, btc: MISSING }]);
    expect(first.amounts.deposit).toBeNull();
    const { amounts } = await runReports(orderIn('waiting'), [
      { report, btc: MISSING },
      { report, btc: paid(2), afterS: 60 },
    ]);
    expect(amounts).toMatchObject({ deposit: '0.04', sentMessage: '"0.04"' });
  });
});

describe('a finished order', () => {
  it.each([
    {
      rule: 'stays so while the node is down',
      steps: [{ eth: paid(12) }, { eth: UNREADABLE, afterS: 60 }],
      is: 'finished',
    },
    {
      rule: 'stays so for a moment without its payout',
      steps: [{ eth: paid(12) }, { eth: MISSING, afterS: 3 }],
      is: 'finished',
    },
    {
      rule: 'goes back if its payout has vanished',
      steps: [{ eth: paid(12) }, { eth: MISSING, afterS: 3 }, { eth: MISSING, afterS: 4 }],
      is: 'sending',
    },
    {
      rule: 'goes back if its payout has fewer confirmations',
      steps: [{ eth: paid(12) }, { eth: paid(2), afterS: 9 }],
      is: 'sending',
    },
    {
      rule: 'is finished again with its payout',
      steps: [{ eth: paid(12) }, { eth: paid(2), afterS: 9 }, { eth: paid(12), afterS: 99 }],
      is: 'finished',
    },
    {
      rule: 'never goes back by a report of the provider',
      steps: [{ eth: paid(12) }, { eth: paid(13), report: { status: 'sending', rawStatus: 'sending' } }],
      is: 'finished',
    },
  ] as const)('$rule', async ({ steps, is }) => {
    const { status, orders } = await runReports(orderIn('sending'), steps);
    expect([status, orders]).toEqual([is, 0]);
  });
});
