import { ELSEWHERE, MISSING, orderIn, paid, runReports, seen, UNREADABLE } from './run-reports.fixture.ts';
import { createWitness, noWitness } from './witness.ts';

describe('a refund and a deposit', () => {
  it.each([
    {
      rule: 'a refund with enough confirmations',
      report: { status: 'refunded', refundHash: 'r', payoutHash: null },
      btc: paid(2, '0.1'),
      is: { status: 'refunded' },
    },
    {
      rule: 'a refund to another address',
      report: { status: 'refunded', refundHash: 'r', payoutHash: null },
      btc: ELSEWHERE,
      is: { status: 'failed', doubt: 'elsewhere', orders: 1 },
    },
    {
      rule: 'a refund in no block',
      report: { status: 'refunded', refundHash: 'r', payoutHash: null },
      btc: paid(0, '0.1'),
      is: { status: 'refunding', confirmations: { seen: 0, required: 2 } },
    },
    {
      rule: 'a deposit to another address',
      report: { status: 'exchanging', payinHash: 'd', payoutHash: null },
      btc: ELSEWHERE,
      from: 'waiting',
      is: { status: 'confirming', doubt: 'elsewhere', orders: 1 },
    },
    {
      rule: 'a deposit with one confirmation',
      report: { status: 'confirming', payinHash: 'd', payoutHash: null },
      btc: paid(1),
      from: 'waiting',
      is: { status: 'confirming', confirmations: { seen: 1, required: 2 }, doubt: null },
    },
  ] as const)('$rule: $is.status', async ({ report, btc, is, ...row }) => {
    const from = 'from' in row ? row.from : 'failed';
    expect(await runReports(orderIn(from), [{ report: { rawStatus: 'x', ...report }, btc }])).toMatchObject(
      is,
    );
  });
});

describe('a deposit that a reorganisation removed', () => {
  const CONFIRMING = { status: 'confirming', payinHash: 'd', payoutHash: null, amountTo: null } as const;
  const WAITING = { ...CONFIRMING, status: 'waiting', payinHash: null } as const;

  it.each([
    { rule: 'is in no block yet', after: [paid(0), paid(0)], is: 'vanished' },
    { rule: 'has to be sent again', after: [MISSING, MISSING], is: 'vanished' },
    { rule: 'was sent again and is in no block yet', after: [MISSING, paid(0), paid(0)], is: 'vanished' },
    { rule: 'is in no block while the node was away', after: [MISSING, UNREADABLE, paid(0)], is: 'vanished' },
    { rule: 'is in a block again', after: [MISSING, paid(0), paid(1)], is: null },
  ])('is doubted or not: it $rule', async ({ after, is }) => {
    const { status, doubt, confirmations, orders } = await runReports(orderIn('waiting'), [
      { report: CONFIRMING, btc: paid(1) },
      ...after.map((btc) => ({ report: WAITING, btc, afterS: 5 })),
    ]);
    const seen = is === null ? 1 : 0;
    expect([status, doubt, confirmations, orders]).toEqual(['confirming', is, { seen, required: 2 }, 0]);
  });
});

describe('the witness', () => {
  it('names a provider once for each transfer of an order', async () => {
    const steps = Array.from({ length: 5 }, () => ({ eth: ELSEWHERE, afterS: 5 }));
    const { logs } = await runReports(orderIn('sending'), steps);
    expect(logs).toEqual(['p: order o1: the reported payout does not pay the address of the order']);
  });

  it.each([
    { rule: 'less was paid', step: { eth: paid(50, '2.99') }, words: 'payout pays less than reported' },
    { rule: 'the transaction is not found', step: { eth: MISSING }, words: 'payout is not on the chain' },
    {
      rule: 'no transaction is named',
      step: { report: { payoutHash: null } },
      words: 'payout names no transaction',
    },
  ])('gives the reason if $rule', async ({ step, words }) => {
    const steps = [1, 1_000, 1_000].map((afterS) => ({ ...step, afterS }));
    const { logs } = await runReports(orderIn('sending'), steps);
    expect(logs).toEqual([`p: order o1: the reported ${words}`]);
  });

  it('changes nothing without a node, and for an order without a known asset', async () => {
    const report = seen({ payoutHash: null });
    const old = orderIn('sending');
    const to = { ...old.terms.to, asset: null };
    const witness = createWitness({
      nodes: new Map([['eth', { read: () => Promise.resolve(ELSEWHERE) }]]),
      now: () => 1,
      log: () => undefined,
    });
    expect((await noWitness.judge(old, report)).status).toBe('finished');
    expect((await witness.judge({ ...old, terms: { ...old.terms, to } }, report)).status).toBe('finished');
  });
});
