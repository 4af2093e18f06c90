import { canaryOf, changeSides, changeTitle, rebased, rollbackOf } from './change.rule';
import type { Change } from './change.rule';
import { aPromote, aRemote, aRollback, aStatus, aTrial } from './ops.fixture';

const rollback = aRollback();
const promote = aPromote();
const trial = aTrial();
const statusOf = (change: Parameters<typeof aRemote>[0]) => aStatus({ remotes: [aRemote(change)] });

describe('a change an operator may ask for', () => {
  it('goes one version back', () => {
    expect(rollbackOf(aRemote())).toEqual(rollback);
  });

  it('goes back to a version that is remembered', () => {
    expect(rollbackOf(aRemote({ previous: ['1.0.0', '0.9.0'] }), '0.9.0')).toEqual(
      aRollback({ to: '0.9.0' }),
    );
  });

  it('ends a trial that runs, and says so', () => {
    const change = rollbackOf(aRemote({ canary: { version: '1.2.0', percent: 5 } }));
    expect(change).toEqual(aRollback({ endsTrialOf: '1.2.0' }));
    expect(change && changeSides(change)).toEqual({
      now: '1.1.0, and 1.2.0 on trial',
      then: '1.0.0 for all; the trial ends',
    });
  });

  it('says nothing of a trial that was stopped', () => {
    expect(rollbackOf(aRemote({ canary: { version: '1.2.0', percent: 0 } }))).toEqual(rollback);
  });

  it.each([
    { rule: 'nothing is remembered', live: aRemote({ previous: [] }), to: undefined },
    { rule: 'that version is not remembered', live: aRemote(), to: '0.1.0' },
  ])('is none where $rule', ({ live, to }) => {
    expect(rollbackOf(live, to)).toBeNull();
  });

  it('puts a version on trial', () => {
    expect(canaryOf(aRemote(), '1.2.0', 5)).toEqual(trial);
  });

  it('widens a trial from the share it has', () => {
    const live = aRemote({ canary: { version: '1.2.0', percent: 5 } });
    expect(canaryOf(live, '1.2.0', 25)).toEqual(aTrial({ fromPercent: 5, percent: 25 }));
  });

  it('is a release where all get it', () => {
    expect(canaryOf(aRemote(), '1.2.0', 100)).toEqual(promote);
  });
});

describe('a change after the composition moved', () => {
  it.each<{ rule: string; change: Change; now: Parameters<typeof aRemote>[0]; left: Change | null }>([
    { rule: 'nothing moved', change: rollback, now: {}, left: rollback },
    {
      rule: 'another version went live',
      change: rollback,
      now: { stable: '1.2.0', previous: ['1.1.0', '1.0.0'] },
      left: aRollback({ from: '1.2.0' }),
    },
    {
      rule: 'somebody rolled back already',
      change: rollback,
      now: { stable: '1.0.0', previous: [] },
      left: null,
    },
    { rule: 'it is released already', change: promote, now: { stable: '1.2.0' }, left: null },
    {
      rule: 'another version is replaced',
      change: promote,
      now: { stable: '1.1.5' },
      left: aPromote({ from: '1.1.5' }),
    },
    {
      rule: 'the trial has this share already',
      change: trial,
      now: { canary: { version: '1.2.0', percent: 5 } },
      left: null,
    },
    {
      rule: 'the trial has another share',
      change: trial,
      now: { canary: { version: '1.2.0', percent: 1 } },
      left: aTrial({ fromPercent: 1 }),
    },
    { rule: 'the tried version went live', change: trial, now: { stable: '1.2.0' }, left: null },
    { rule: 'the remote is gone', change: trial, now: { remote: 'mfe-other' }, left: null },
  ])('$rule', ({ change, now, left }) => {
    expect(rebased(change, statusOf(now))).toEqual(left);
  });
});

describe('the words of a change', () => {
  it.each<{ change: Change; title: string; now: string; then: string }>([
    { change: rollback, title: 'Roll back mfe-swap', now: '1.1.0 for all', then: '1.0.0 for all' },
    {
      change: promote,
      title: 'Make mfe-swap 1.2.0 live for all',
      now: '1.1.0 for all',
      then: '1.2.0 for all',
    },
    {
      change: trial,
      title: 'Try mfe-swap 1.2.0 on 5 %',
      now: '1.2.0 for 0 %',
      then: '1.2.0 for 5 %, 1.1.0 for the others',
    },
    {
      change: aTrial({ fromPercent: 5, percent: 0 }),
      title: 'Stop the trial of mfe-swap 1.2.0',
      now: '1.2.0 for 5 %',
      then: '1.2.0 for 0 %, 1.1.0 for the others',
    },
  ])('$title', ({ change, title, now, then }) => {
    expect(changeTitle(change)).toBe(title);
    expect(changeSides(change)).toEqual({ now, then });
  });
});
