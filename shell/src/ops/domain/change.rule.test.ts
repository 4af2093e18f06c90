import {
  canaryOf,
  changeSides,
  changeTitle,
  nextStepOf,
  rebased,
  rollbackOf,
  rolloutOf,
} from './change.rule';
import type { Change } from './change.rule';
import { aPromote, aRemote, aRollback, aRollout, aStatus, aStep, aTrial } from './ops.fixture';

const rollback = aRollback();
const promote = aPromote();
const trial = aTrial();
const ROLLOUT = aTrial({ percent: 10, steps: [10, 50, 100] });
const statusOf = (change: Parameters<typeof aRemote>[0]) => aStatus({ remotes: [aRemote(change)] });

describe('changes by an operator', () => {
  it('goes back one version', () => {
    expect(rollbackOf(aRemote())).toEqual(rollback);
  });

  it('makes the next step of a rollout, until the last', () => {
    expect(nextStepOf(aRemote({ rollout: aRollout() }))).toEqual(aStep());
    expect(nextStepOf(aRemote({ rollout: aRollout({ percent: 100, next: null }) }))).toBeNull();
    expect(nextStepOf(aRemote())).toBeNull();
  });

  it.each([
    { share: 0, fromPercent: 0, steps: [1, 10, 50, 100] },
    { share: 1, fromPercent: 0, steps: [1, 10, 50, 100] },
    { share: 5, fromPercent: 5, steps: [5, 10, 50, 100] },
    { share: 10, fromPercent: 0, steps: [10, 50, 100] },
    { share: 50, fromPercent: 50, steps: [50, 100] },
  ])('rolls out in the steps $steps from $share %', ({ share, fromPercent, steps }) => {
    const live = aRemote({ canary: fromPercent === 0 ? null : { version: '1.2.0', percent: fromPercent } });
    expect(rolloutOf(live, '1.2.0', share)).toEqual(aTrial({ fromPercent, percent: steps[0] ?? 0, steps }));
  });

  it('goes back to a previous version', () => {
    expect(rollbackOf(aRemote({ previous: ['1.0.0', '0.9.0'] }), '0.9.0')).toEqual(
      aRollback({ to: '0.9.0' }),
    );
  });

  it('ends a running canary, and reports it', () => {
    const change = rollbackOf(aRemote({ canary: { version: '1.2.0', percent: 5 } }));
    expect(change).toEqual(aRollback({ endsTrialOf: '1.2.0' }));
    expect(change && changeSides(change)).toEqual({
      now: '1.1.0, and 1.2.0 on trial',
      then: '1.0.0 for all; the trial ends',
    });
  });

  it('does not report a stopped canary', () => {
    expect(rollbackOf(aRemote({ canary: { version: '1.2.0', percent: 0 } }))).toEqual(rollback);
  });

  it.each([
    { rule: 'no previous version', live: aRemote({ previous: [] }), to: undefined },
    { rule: 'that version is not a previous one', live: aRemote(), to: '0.1.0' },
  ])('is null if $rule', ({ live, to }) => {
    expect(rollbackOf(live, to)).toBeNull();
  });

  it('starts a canary', () => {
    expect(canaryOf(aRemote(), '1.2.0', 5)).toEqual(trial);
  });

  it('widens a canary from its current share', () => {
    const live = aRemote({ canary: { version: '1.2.0', percent: 5 } });
    expect(canaryOf(live, '1.2.0', 25)).toEqual(aTrial({ fromPercent: 5, percent: 25 }));
  });

  it('is a release if all visitors get it', () => {
    expect(canaryOf(aRemote(), '1.2.0', 100)).toEqual(promote);
  });
});

describe('a change after the composition changed', () => {
  it.each<{ rule: string; change: Change; now: Parameters<typeof aRemote>[0]; left: Change | null }>([
    { rule: 'no change', change: rollback, now: {}, left: rollback },
    {
      rule: 'another version went live',
      change: rollback,
      now: { stable: '1.2.0', previous: ['1.1.0', '1.0.0'] },
      left: aRollback({ from: '1.2.0' }),
    },
    {
      rule: 'another operator already rolled back',
      change: rollback,
      now: { stable: '1.0.0', previous: [] },
      left: null,
    },
    { rule: 'it is already released', change: promote, now: { stable: '1.2.0' }, left: null },
    {
      rule: 'another version is replaced',
      change: promote,
      now: { stable: '1.1.5' },
      left: aPromote({ from: '1.1.5' }),
    },
    {
      rule: 'the canary already has this share',
      change: trial,
      now: { canary: { version: '1.2.0', percent: 5 } },
      left: null,
    },
    {
      rule: 'the canary has another share',
      change: trial,
      now: { canary: { version: '1.2.0', percent: 1 } },
      left: aTrial({ fromPercent: 1 }),
    },
    { rule: 'the canary version went live', change: trial, now: { stable: '1.2.0' }, left: null },
    { rule: 'the rollout is at the same step', change: aStep(), now: { rollout: aRollout() }, left: aStep() },
    {
      rule: 'the servers made the step',
      change: aStep(),
      now: { rollout: aRollout({ percent: 50, next: 100 }) },
      left: null,
    },
    { rule: 'the rollout was stopped', change: aStep(), now: {}, left: null },
    { rule: 'the rollout can start', change: ROLLOUT, now: {}, left: ROLLOUT },
    {
      rule: 'the rollout starts from a canary with the same share',
      change: ROLLOUT,
      now: { canary: { version: '1.2.0', percent: 10 } },
      left: aTrial({ fromPercent: 10, percent: 10, steps: [10, 50, 100] }),
    },
    {
      rule: 'another operator started the rollout',
      change: ROLLOUT,
      now: { canary: { version: '1.2.0', percent: 10 }, rollout: aRollout() },
      left: null,
    },
    { rule: 'the version to roll out went live', change: ROLLOUT, now: { stable: '1.2.0' }, left: null },
    { rule: 'the remote was removed', change: trial, now: { remote: 'mfe-other' }, left: null },
  ])('$rule', ({ change, now, left }) => {
    expect(rebased(change, statusOf(now))).toEqual(left);
  });
});

describe('the texts of a change', () => {
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
      now: '1.1.0 for all',
      then: '1.2.0 for 5 %, 1.1.0 for the others',
    },
    {
      change: aStep(),
      title: 'Try mfe-swap 1.2.0 on 50 %',
      now: '1.2.0 for 10 %, 1.1.0 for the others',
      then: '1.2.0 for 50 %, 1.1.0 for the others',
    },
    {
      change: ROLLOUT,
      title: 'Roll out mfe-swap 1.2.0 in steps',
      now: '1.1.0 for all',
      then: '1.2.0 for 10, 50, 100 %, ten minutes each',
    },
    {
      change: aTrial({ fromPercent: 5, percent: 0 }),
      title: 'Stop the trial of mfe-swap 1.2.0',
      now: '1.2.0 for 5 %, 1.1.0 for the others',
      then: '1.1.0 for all',
    },
  ])('$title', ({ change, title, now, then }) => {
    expect(changeTitle(change)).toBe(title);
    expect(changeSides(change)).toEqual({ now, then });
  });
});
