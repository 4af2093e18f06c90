import { FRESH_STATE } from '../orders/order.ts';
import type { OrderState } from '../orders/order.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import { nextOutcome, paidMillionthsOf } from './order-outcome.ts';
import type { OrderOutcome } from './order-outcome.ts';

const TERMS = { expectedFrom: '0.1', expectedTo: '3' };

describe('the paid part of a quoted rate', () => {
  it.each([
    { rule: 'all', seen: { amountFrom: '0.1', amountTo: '3' }, is: 1_000_000 },
    {
      rule: 'the sent amount is the agreed one if it is not stated',
      seen: { amountTo: '2.994' },
      is: 998_000,
    },
    {
      rule: 'half of the amount at the same rate',
      seen: { amountFrom: '0.05', amountTo: '1.5' },
      is: 1_000_000,
    },
    {
      rule: 'a missing 18th decimal is less than all',
      seen: { amountFrom: '0.1', amountTo: '2.999999999999999999' },
      is: 999_999,
    },
    {
      rule: 'is limited, so that one report cannot improve many',
      seen: { amountTo: '300000' },
      is: 1_100_000,
    },
    { rule: 'nothing', seen: { amountTo: '0' }, is: 0 },
    { rule: 'unknown without an amount', seen: {}, is: null },
    { rule: 'unknown if nothing was sent', seen: { amountFrom: '0', amountTo: '3' }, is: null },
    { rule: 'unknown below zero', seen: { amountTo: '-3' }, is: null },
  ])('$rule: $is', ({ seen, is }) => {
    expect(paidMillionthsOf(TERMS, { amountFrom: null, amountTo: null, ...seen })).toBe(is);
  });

  it.each([
    {
      expectedFrom: '3',
      expectedTo: '1',
      amountFrom: '1',
      amountTo: '0.333333333333333333333333',
      is: 999_999,
    },
    { expectedFrom: '1', expectedTo: '3', amountFrom: '1', amountTo: '1', is: 333_333 },
  ])('is rounded down: $is', ({ amountFrom, amountTo, is, ...terms }) => {
    expect(paidMillionthsOf(terms, { amountFrom, amountTo })).toBe(is);
  });
});

type Step = readonly [seconds: number, change: Partial<OrderState>];

/** Outcome of an order after changes. It was created at 1 s. */
const outcomeOf = (steps: readonly Step[], startStatus: OrderState['status'] = 'waiting') => {
  const order = anOrder('o1');
  let state: OrderState = { ...order.state, status: startStatus };
  let outcome: OrderOutcome | null = null;
  for (const [seconds, change] of steps) {
    const next: OrderState = { ...FRESH_STATE, ...state, depositIssue: null, ...change };
    const terms = { ...order.terms, createdAtMs: 1_000 };
    outcome = nextOutcome({ ...order, terms, state }, outcome, next, seconds * 1_000);
    state = next;
  }
  return outcome;
};

const CONFIRMING: Step = [60, { status: 'confirming' }];
const FINISHED: Step = [360, { status: 'finished', amountTo: '3' }];

describe('the outcome of an order', () => {
  it.each<{
    rule: string;
    steps: readonly Step[];
    startStatus?: OrderState['status'];
    is: Partial<OrderOutcome> | null;
  }>([
    { rule: 'none before a deposit', steps: [[30, { status: 'expired' }]], is: null },
    { rule: 'a deposit starts its time', steps: [CONFIRMING], is: { depositAtMs: 60_000, result: null } },
    {
      rule: 'finished: the time since we saw the deposit',
      steps: [CONFIRMING, [90, { status: 'sending' }], FINISHED],
      is: { result: 'finished', seconds: 300, paidMillionths: 1_000_000, endedAtMs: 360_000, wasHeld: false },
    },
    {
      rule: 'an earlier time of the provider counts',
      steps: [CONFIRMING, [360, { ...FINISHED[1], depositReceivedAtMs: 30_000 }]],
      is: { seconds: 330 },
    },
    {
      rule: 'a later one does not: it would look faster',
      steps: [CONFIRMING, [360, { ...FINISHED[1], depositReceivedAtMs: 350_000 }]],
      is: { seconds: 300 },
    },
    {
      rule: 'nor one from before the order',
      steps: [CONFIRMING, [360, { ...FINISHED[1], depositReceivedAtMs: 1 }]],
      is: { seconds: 300 },
    },
    {
      rule: 'no time if one read finds deposit and end',
      steps: [FINISHED],
      is: { result: 'finished', seconds: null },
    },
    {
      rule: 'no time if we did not see it without its deposit',
      startStatus: 'exchanging',
      steps: [[90, { status: 'sending' }], FINISHED],
      is: { result: 'finished', seconds: null },
    },
    {
      rule: 'a check of documents is a hold',
      steps: [CONFIRMING, [90, { status: 'verifying' }], FINISHED],
      is: { wasHeld: true, result: 'finished' },
    },
    {
      rule: 'refunded: no rate and no time',
      steps: [CONFIRMING, [400, { status: 'refunded' }]],
      is: { result: 'refunded', paidMillionths: null, seconds: null },
    },
    {
      rule: 'failed, then refunded',
      steps: [CONFIRMING, [90, { status: 'failed' }], [400, { status: 'refunded' }]],
      is: { result: 'refunded', wasHeld: true },
    },
    {
      rule: 'less than agreed was sent',
      steps: [
        CONFIRMING,
        [90, { status: 'failed', depositIssue: { kind: 'underpaid', decideUntilMs: null } }],
        FINISHED,
      ],
      is: { wasUnderpaid: true, wasHeld: false, result: 'finished' },
    },
    {
      rule: 'a later fact of the end changes nothing',
      steps: [CONFIRMING, FINISHED, [900, { status: 'finished', payoutHash: 'h' }]],
      is: { seconds: 300, endedAtMs: 360_000 },
    },
    {
      rule: 'the chain takes an end back',
      steps: [CONFIRMING, FINISHED, [400, { status: 'sending' }]],
      is: { result: null, paidMillionths: null, depositAtMs: 60_000 },
    },
    {
      rule: 'an unknown status changes nothing',
      steps: [CONFIRMING, [90, { status: null }]],
      is: { depositAtMs: 60_000 },
    },
  ])('$rule', ({ steps, startStatus, is }) => {
    const outcome = outcomeOf(steps, startStatus);
    if (is === null) expect(outcome).toBeNull();
    else expect(outcome).toMatchObject(is);
  });
});
