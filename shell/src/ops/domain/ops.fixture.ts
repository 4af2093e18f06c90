import type { Change } from './change.rule';
import type { LedgerStatus, LiveRemote, Rollout, VersionHealth } from './composition';

/** A remote with two releases. */
export const aRemote = (change: Partial<LiveRemote> = {}): LiveRemote => ({
  remote: 'mfe-swap',
  stable: '1.1.0',
  previous: ['1.0.0'],
  waiting: ['1.2.0'],
  canary: null,
  ...change,
});

/** A ledger with two remotes. */
export const aStatus = (change: Partial<LedgerStatus> = {}): LedgerStatus => ({
  env: 'local',
  rev: 4,
  at: '2026-11-21T01:59:51.089Z',
  by: 'eva',
  reason: 'new pairs',
  shell: '0.1.0',
  remotes: [aRemote(), aRemote({ remote: 'mfe-pro', stable: '1.0.0', previous: [], waiting: [] })],
  problems: [],
  ...change,
});

/** A healthy version. */
export const aHealth = (change: Partial<VersionHealth> = {}): VersionHealth => ({
  remote: 'mfe-swap',
  version: '1.1.0',
  loads: 1200,
  errors: 3,
  errorRate: 0.0025,
  p75Ms: 240,
  ...change,
});

/** Rollout of 1.2.0 that is at 10 %. */
export const aRollout = (change: Partial<Rollout> = {}): Rollout => ({
  version: '1.2.0',
  percent: 10,
  next: 50,
  endsAtMs: 0,
  ...change,
});

type ChangeOf<Tag> = Extract<Change, { _tag: Tag }>;

/** A rollback from 1.1.0 to 1.0.0. */
export const aRollback = (change: Partial<ChangeOf<'Rollback'>> = {}): Change => ({
  _tag: 'Rollback',
  remote: 'mfe-swap',
  from: '1.1.0',
  to: '1.0.0',
  endsTrialOf: null,
  ...change,
});

/** A release of 1.2.0, which replaces 1.1.0. */
export const aPromote = (change: Partial<ChangeOf<'Promote'>> = {}): Change => ({
  _tag: 'Promote',
  remote: 'mfe-swap',
  from: '1.1.0',
  version: '1.2.0',
  ...change,
});

/** A canary of 1.2.0 for 5 %, next to 1.1.0. */
export const aTrial = (change: Partial<ChangeOf<'Canary'>> = {}): Change => ({
  _tag: 'Canary',
  remote: 'mfe-swap',
  version: '1.2.0',
  stable: '1.1.0',
  fromPercent: 0,
  percent: 5,
  ...change,
});

/** The step of that rollout to 50 %. */
export const aStep = (): Change => ({ ...aTrial({ fromPercent: 10, percent: 50, isStep: true }) });
