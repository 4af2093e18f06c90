import type { HistoryEntry, LedgerStatus, VersionHealth } from '../domain/composition';
import type { Outcome } from '../domain/outcome.rule';
import type { ChangedReply, ChangeReply, HealthReply, HistoryReply, StatusReply } from './replies';

type Side = ChangeReply['from'];

const sideWords = (side: Side, none: string): string => {
  if (side === null || side === undefined || side === '') return none;
  if (typeof side === 'string') return side;
  return side.percent === 0 ? `${side.version} stopped` : `${side.version} at ${String(side.percent)} %`;
};

/** Formats a change like the command line: `mfe-swap 1.0.0 → 1.1.0`. */
const changeLine = ({ _tag, remote = '', from, to }: ChangeReply): string => {
  switch (_tag) {
    case 'RemoteAdded':
    case 'RemoteRemoved':
    case 'RemoteChanged':
      return `${remote} ${sideWords(from, 'new')} → ${sideWords(to, 'removed')}`;
    case 'CanaryChanged':
      return `${remote} canary: ${sideWords(from, 'none')} → ${sideWords(to, 'none')}`;
    case 'RolloutChanged':
      return `${remote} rollout: ${sideWords(from, 'none')} → ${sideWords(to, 'none')}`;
    case 'ShellChanged':
      return `shell ${sideWords(from, 'unnamed')} → ${sideWords(to, 'unnamed')}`;
    default:
      return [_tag, remote].filter((word) => word !== '').join(' ');
  }
};

/** Converts the composition to domain values. */
export const toStatus = ({ env, revision, remotes, problems }: StatusReply): LedgerStatus => ({
  env,
  rev: revision.rev,
  at: revision.at,
  by: revision.by,
  reason: revision.reason,
  shell: revision.shell,
  remotes,
  problems: problems.map(({ words, _tag }) => words ?? _tag ?? 'a problem without a name'),
});

/** Converts the history to domain values, newest first. */
export const toHistory = ({ entries }: HistoryReply): readonly HistoryEntry[] =>
  entries.map(({ revision: { rev, at, by, reason }, changes }) => ({
    rev,
    at,
    by,
    reason,
    changes: changes.map(changeLine),
  }));

/** Converts the result of a request. */
export const toOutcome = ({ outcome, revision, changes }: ChangedReply): Outcome => ({
  outcome,
  rev: revision.rev,
  lines: changes.map(changeLine),
});

/** Converts the health of each version. */
export const toHealth = (reply: HealthReply): readonly VersionHealth[] =>
  'remotes' in reply ? reply.remotes : reply;
