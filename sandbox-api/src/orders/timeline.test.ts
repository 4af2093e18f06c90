import { anOrder } from './order.fixture.ts';
import { stateOf } from './order-state.ts';
import { SCENARIOS, scenarioOfAmount } from './scenario.ts';
import type { Scenario } from './scenario.ts';
import { reachedSteps, stepsOf } from './timeline.ts';

const SECOND_MS = 1000;

/** Each status with the second it starts at. */
const storyOf = (scenario: Scenario): readonly string[] =>
  reachedSteps({ startedAt: 0, steps: stepsOf(scenario) }, Number.MAX_SAFE_INTEGER).map(
    ({ status, since }) => `${String(since / SECOND_MS)} ${status}`,
  );

describe('scenarios (api contract §8)', () => {
  it.each([
    {
      scenario: 'happy' as const,
      story: ['0 new', '2 waiting', '20 confirming', '35 exchanging', '50 sending', '65 finished'],
    },
    { scenario: 'underpaid' as const, story: ['0 new', '2 waiting', '20 confirming', '35 failed'] },
    {
      scenario: 'overpaid' as const,
      story: ['0 new', '2 waiting', '20 confirming', '35 exchanging', '50 sending', '65 finished'],
    },
    {
      scenario: 'late-deposit' as const,
      story: ['0 new', '2 waiting', '20 expired', '40 confirming', '55 failed'],
    },
    {
      scenario: 'second-deposit' as const,
      story: ['0 new', '2 waiting', '20 confirming', '35 exchanging', '50 sending', '65 finished'],
    },
    {
      scenario: 'verifying-finished' as const,
      story: [
        '0 new',
        '2 waiting',
        '20 confirming',
        '35 verifying',
        '55 exchanging',
        '70 sending',
        '85 finished',
      ],
    },
    {
      scenario: 'verifying-refunded' as const,
      story: ['0 new', '2 waiting', '20 confirming', '35 verifying', '55 refunding', '70 refunded'],
    },
    {
      scenario: 'failed' as const,
      story: ['0 new', '2 waiting', '20 confirming', '35 exchanging', '50 failed'],
    },
    { scenario: 'expired' as const, story: ['0 new', '2 waiting', '20 expired'] },
    {
      scenario: 'unknown-status' as const,
      story: ['0 new', '2 waiting', '20 confirming', '35 rebalancing_pool'],
    },
    { scenario: 'paid-failed' as const, story: ['0 new', '2 waiting', '20 paying', '25 paid_failed'] },
    { scenario: 'fiat-redirect' as const, story: ['0 new'] },
  ])('$scenario', ({ scenario, story }) => {
    expect(storyOf(scenario)).toEqual(story);
  });

  it('end in every final status of spec §4', () => {
    const ends = new Set(SCENARIOS.map((scenario) => storyOf(scenario).at(-1)?.split(' ')[1]));

    expect([...ends]).toEqual(
      expect.arrayContaining([
        'finished',
        'failed',
        'refunded',
        'expired',
        'paid_failed',
        'rebalancing_pool',
      ]),
    );
  });
});

describe('reachedSteps', () => {
  it.each([
    { rule: 'before the start', atMs: -5000, status: 'new' },
    { rule: 'at the start', atMs: 0, status: 'new' },
    { rule: 'a millisecond before a step', atMs: 1999, status: 'new' },
    { rule: 'on a step', atMs: 2000, status: 'waiting' },
    { rule: 'long after', atMs: 1e12, status: 'finished' },
  ])('$rule: $status', ({ atMs, status }) => {
    expect(reachedSteps({ startedAt: 0, steps: stepsOf('happy') }, atMs).at(-1)?.status).toBe(status);
  });
});

describe('stateOf', () => {
  it.each([
    { rule: 'nothing arrived yet', atSecond: 10, from: undefined, to: undefined, refund: undefined, seen: 0 },
    { rule: 'half the confirmations', atSecond: 28, from: '0.1', to: undefined, refund: undefined, seen: 1 },
    { rule: 'all confirmations', atSecond: 40, from: '0.1', to: undefined, refund: undefined, seen: 2 },
    {
      rule: 'the payout is not confirmed',
      atSecond: 50,
      from: '0.1',
      to: undefined,
      refund: undefined,
      seen: 0,
    },
    { rule: 'paid out', atSecond: 70, from: '0.1', to: '3', refund: undefined, seen: 2 },
  ])('$rule', ({ atSecond, from, to, refund, seen }) => {
    const state = stateOf(anOrder(), atSecond * SECOND_MS);

    expect({
      from: state.amountFrom?.toFixed(),
      to: state.amountTo?.toFixed(),
      refund: state.refundAmount?.toFixed(),
      seen: state.confirmations?.seen,
    }).toEqual({ from, to, refund, seen });
  });

  it.each([
    { scenario: 'underpaid' as const, from: '0.06' },
    { scenario: 'overpaid' as const, from: '0.125' },
    { scenario: 'happy' as const, from: '0.1' },
  ])('$scenario receives $from of 0.1', ({ scenario, from }) => {
    expect(stateOf(anOrder({ scenario }), 100 * SECOND_MS).amountFrom?.toFixed()).toBe(from);
  });

  it('has the hash of a payment once it is sent', () => {
    const waiting = stateOf(anOrder(), 10 * SECOND_MS);
    const finished = stateOf(anOrder(), 70 * SECOND_MS);

    expect([waiting.payinHash, waiting.payoutHash]).toEqual([null, null]);
    expect(finished.payinHash).toMatch(/^[0-9a-f]{64}$/);
    expect(finished.payoutHash).toMatch(/^0x[0-9a-f]{64}$/);
  });

  it('refunds what arrived', () => {
    const state = stateOf(anOrder({ scenario: 'verifying-refunded' }), 100 * SECOND_MS);

    expect([state.refundAmount?.toFixed(), state.amountTo]).toEqual(['0.1', null]);
    expect(state.refundHash).not.toBeNull();
  });

  it.each([
    { scenario: 'failed' as const, mayAct: true },
    { scenario: 'underpaid' as const, mayAct: true },
    { scenario: 'late-deposit' as const, mayAct: true },
    { scenario: 'expired' as const, mayAct: false },
    { scenario: 'happy' as const, mayAct: false },
    { scenario: 'verifying-refunded' as const, mayAct: false },
  ])('lets the user act at the end of $scenario: $mayAct', ({ scenario, mayAct }) => {
    expect(stateOf(anOrder({ scenario }), 1000 * SECOND_MS).mayAct).toBe(mayAct);
  });

  it('changes a floating rate slightly until the exchange, and never a fixed one', () => {
    const paidOut = (flow: 'standard' | 'fixed-rate', id: string): number =>
      Number(stateOf(anOrder({ flow, id }), 100 * SECOND_MS).amountTo);

    expect(paidOut('fixed-rate', 'aaaaaaaaaaaaaa')).toBe(3);
    expect(paidOut('standard', 'aaaaaaaaaaaaaa')).not.toBe(3);
    expect(Math.abs(paidOut('standard', 'aaaaaaaaaaaaaa') / 3 - 1)).toBeLessThan(0.004);
  });
});

describe('scenarioOfAmount', () => {
  it.each([
    { amount: '0.1', scenario: null },
    { amount: '9901', scenario: null },
    { amount: '0.29900', scenario: 'happy' },
    { amount: '0.29901', scenario: 'underpaid' },
    { amount: '150.9907', scenario: 'failed' },
    { amount: '0.29999', scenario: null },
  ])('$amount: $scenario', ({ amount, scenario }) => {
    expect(scenarioOfAmount(amount)).toBe(scenario);
  });
});
