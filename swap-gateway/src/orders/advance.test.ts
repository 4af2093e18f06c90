import { STATUSES } from '../provider.ts';
import type { Observation, Status } from '../provider.ts';
import { NO_VIEW } from '../witness/chain-view.ts';
import type { LegView } from '../witness/chain-view.ts';
import { advance, isFinal, mayFollow } from './advance.ts';
import { FRESH_STATE } from './order.ts';

const WAY = ['new', 'waiting', 'confirming', 'exchanging', 'sending', 'finished'] as const;

const seen = (status: Status | null, changes: Partial<Observation> = {}): Observation => ({
  ...FRESH_STATE,
  status,
  rawStatus: String(status),
  ...changes,
});

describe('the statuses of an order', () => {
  it('go forward on the way to a payout', () => {
    for (const [at, from] of WAY.entries())
      for (const [then, to] of WAY.entries()) {
        const isAllowed = from === 'finished' ? to === 'finished' : then >= at;
        expect([from, to, mayFollow(from, to)]).toEqual([from, to, isAllowed]);
      }
  });

  it.each(['finished', 'refunded'] as const)('end with %s', (from) => {
    expect(isFinal(from)).toBe(true);
    expect(STATUSES.filter((to) => mayFollow(from, to))).toEqual([from]);
    expect(mayFollow(from, null)).toBe(false);
  });

  it.each([
    { from: 'expired', to: 'confirming', is: true },
    { from: 'expired', to: 'waiting', is: false },
    { from: 'failed', to: 'refunding', is: true },
    { from: 'failed', to: 'exchanging', is: true },
    { from: 'failed', to: 'waiting', is: false },
    { from: 'refunding', to: 'refunded', is: true },
    { from: 'refunding', to: 'waiting', is: false },
    { from: 'verifying', to: 'exchanging', is: true },
    { from: 'exchanging', to: 'verifying', is: true },
    { from: null, to: 'exchanging', is: true },
    { from: 'exchanging', to: null, is: true },
  ] as const)('$from to $to: $is', ({ from, to, is }) => {
    expect(mayFollow(from, to)).toBe(is);
  });
});

describe('an observation', () => {
  const state = {
    ...FRESH_STATE,
    status: 'exchanging' as const,
    amountFrom: '0.1',
    payinHash: 'h',
    updatedAtMs: 1,
  };

  it('adds facts and forgets none', () => {
    expect(advance(state, seen('sending', { payoutHash: 'p' }), 9)).toEqual({
      ...state,
      status: 'sending',
      payoutHash: 'p',
      updatedAtMs: 9,
    });
  });

  it('keeps the first time of the deposit: a provider may report the time of its last change', () => {
    const first = { ...state, depositReceivedAtMs: 5 };
    expect(advance(first, seen('sending', { depositReceivedAtMs: 8 }), 9)).toMatchObject({
      status: 'sending',
      depositReceivedAtMs: 5,
    });
  });

  it('without news changes nothing', () => {
    expect(advance(state, seen('exchanging'), 9)).toBeNull();
  });

  it('that goes back changes nothing', () => {
    expect(advance(state, seen('waiting', { amountFrom: '5' }), 9)).toBeNull();
  });

  it('that goes back changes only what our own nodes see', () => {
    const gone: LegView = {
      ...{ hash: 'h', confirmations: 0, wasSeen: true, wasMined: true, required: 2 },
      ...{ doubt: 'vanished', doubtSinceMs: 9, isSettled: false },
    };
    const chain = { ...NO_VIEW, deposit: gone };
    const back = { ...seen('waiting', { amountFrom: '5' }), chain };
    expect(advance(state, back, 9)).toEqual({ ...state, chain, updatedAtMs: 9 });
  });
});
