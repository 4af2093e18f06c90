import { ELSEWHERE, orderIn, paid, runReports, seen } from './run-reports.fixture.ts';
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

describe('the witness', () => {
  it('names a provider once for each transfer of an order', async () => {
    const steps = Array.from({ length: 5 }, () => ({ eth: ELSEWHERE, afterS: 5 }));
    const { logs } = await runReports(orderIn('sending'), steps);
    expect(logs).toEqual(['p: order o1: the reported payout does not pay the address of the order']);
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
