import type { Change, Changed, History, HistoryEntry, RolloutState, Trial } from '../channel/index.ts';
import type { PinnedComposition, Status, Verification } from '../composition/index.ts';
import { gateProblemWords, wordsOf } from '../errors/index.ts';
import type { LedgerError } from '../errors/index.ts';
import { pinOf, SHELL } from '../format/index.ts';
import type { GateProblem } from '../format/index.ts';
import type { Garbage } from '../gc/index.ts';
import type { Published } from '../publish/index.ts';
import type { NewKey } from '../signature/index.ts';

const shortened = (size: number): string =>
  size < 1024 ? `${String(size)} B` : `${String(Math.round(size / 1024))} KiB`;

const counted = (problems: number): string => (problems === 1 ? '1 problem' : `${String(problems)} problems`);

const listOrNone = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

const warnings = (problems: readonly LedgerError[]): readonly string[] =>
  problems.map((problem) => `problem: ${wordsOf(problem)}`);

const trialWords = (trial: Trial | null): string => {
  if (trial === null) return 'none';
  return trial.percent === 0 ? `${trial.version} stopped` : `${trial.version} at ${String(trial.percent)} %`;
};

const planWords = (plan: string | null): string => plan ?? 'none';

/** Formats one change: `mfe-swap 1.8.0 → 1.9.0`. */
const changeLine = (change: Change): string => {
  switch (change._tag) {
    case 'RemoteAdded':
      return `${change.remote} new → ${change.to}`;
    case 'RemoteRemoved':
      return `${change.remote} ${change.from} → removed`;
    case 'RemoteChanged':
      return `${change.remote} ${change.from} → ${change.to}`;
    case 'CanaryChanged':
      return `${change.remote} canary: ${trialWords(change.from)} → ${trialWords(change.to)}`;
    case 'RolloutChanged':
      return `${change.remote} rollout: ${planWords(change.from)} → ${planWords(change.to)}`;
    case 'ShellChanged':
      return `shell ${change.from || 'unnamed'} → ${change.to || 'unnamed'}`;
  }
};

const HEADLINES: Readonly<Record<Changed['outcome'], (env: string, rev: string) => string>> = {
  appended: (env, rev) => `${env} is now at revision ${rev}`,
  unchanged: (env, rev) => `${env} stays at revision ${rev}: nothing to change`,
  repeated: (env, rev) => `${env}: this request already made revision ${rev}`,
  planned: (env, rev) => `${env} would be at revision ${rev} (dry run, nothing was written)`,
};

const forcedLines = (forced: readonly GateProblem[] | undefined, indent: string): readonly string[] =>
  (forced ?? []).map((problem) => `${indent}forced past ${gateProblemWords(problem)}`);

/** Lines for an appended, planned or unchanged revision. */
export const changedLines = (env: string, { outcome, revision, changes }: Changed): readonly string[] => [
  HEADLINES[outcome](env, String(revision.rev)),
  ...changes.map((change) => `  ${changeLine(change)}`),
  ...(changes.length === 0 ? [] : forcedLines(revision.forced, '  ')),
];

/**
 * Lines that explain that a rollback stopped only the canary, because an operator may expect a change of the
 * stable version.
 */
export const canaryOnlyLines = (remote: string, { revision, changes }: Changed): readonly string[] =>
  changes.length > 0 && changes.every(({ _tag }) => _tag === 'CanaryChanged' || _tag === 'RolloutChanged')
    ? [
        `  ${remote} ${pinOf(revision, remote)?.stable ?? ''} stays: to roll it back too, run the command again`,
      ]
    : [];

/** Lines for a published release. */
export const publishedLines = ({ outcome, release }: Published): readonly string[] => {
  const files = Object.values(release.files);
  const size = shortened(files.reduce((sum, { bytes }) => sum + bytes, 0));
  const what = `${release.name}@${release.version}`;
  const signed = release.signature === undefined ? '' : `, signed by ${release.signature.keyId}`;
  const extent = `${String(files.length)} files, ${size}${signed}`;
  const forced = forcedLines(release.forced?.problems, '  ');
  switch (outcome) {
    case 'published':
      return [`published ${what} (${extent})`, ...forced, `  make it live: ledger promote ${what}`];
    case 'unchanged':
      return [`${what} is already published with these bytes (${extent})`];
    case 'planned':
      return [`${what} would be published (${extent}; dry run, nothing was written)`, ...forced];
  }
};

const rolloutWords = ({ percent, next, endsAtMs }: RolloutState): string => {
  const end = new Date(endsAtMs).toISOString();
  return next === null ? `watched until ${end}` : `${String(percent)} %, ${String(next)} % at ${end}`;
};

/** Lines for the status, one block per remote. */
export const statusLines = ({ env, revision, remotes, unused, problems }: Status): readonly string[] => [
  `${env} at revision ${String(revision.rev)}, ${revision.at}, by ${revision.by}: ${revision.reason}`,
  // a released shell is among the remotes
  ...(pinOf(revision, SHELL) === null ? [`shell ${revision.shell || 'unnamed'}`] : []),
  ...remotes.flatMap(({ remote, stable, previous, canary, rollout, publishedAt, waiting }) => [
    `${remote} ${stable}${publishedAt === null ? '' : ` (published ${publishedAt})`}`,
    ...(canary === null ? [] : [`  canary: ${trialWords(canary)}`]),
    ...(rollout === null ? [] : [`  rollout: ${rolloutWords(rollout)}`]),
    `  before: ${listOrNone(previous)}`,
    `  waiting: ${listOrNone(waiting)}`,
  ]),
  ...(unused.length === 0 ? [] : [`published, not used here: ${unused.join(', ')}`]),
  ...warnings(problems),
];

const entryLines = ({ revision, changes }: HistoryEntry): readonly string[] => [
  `${String(revision.rev)}  ${revision.at}  ${revision.by}: ${revision.reason}`,
  ...changes.map((change) => `     ${changeLine(change)}`),
  ...forcedLines(revision.forced, '     '),
];

/** Lines for the history, newest first. */
export const historyLines = ({ entries, problems }: History): readonly string[] => [
  ...entries.flatMap(entryLines),
  ...warnings(problems),
];

/** Lines for the changes between two revisions. */
export const diffLines = (changes: readonly Change[]): readonly string[] =>
  changes.length === 0 ? ['no difference'] : changes.map(changeLine);

const numbered = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? '' : 's'}`;

/** Lines for the checks and their problems. */
export const verificationLines = (report: Verification): readonly string[] => [
  `${report.env}: ${numbered(report.revisions, 'revision')}, ${numbered(report.releases, 'release')}, ` +
    `${numbered(report.files, 'file')}, ${shortened(report.bytes)} checked`,
  ...warnings(report.problems),
  report.problems.length === 0 ? 'no problems' : counted(report.problems.length),
];

/** Lines with the override that pins a page, and its composition as one line of JSON. */
export const pinLines = ({ query, ...composition }: PinnedComposition): readonly string[] => [
  query,
  JSON.stringify(composition),
];

/** Lines for removed releases, or for those that would be removed. */
export const garbageLines = ({ outcome, removed, spared, kept }: Garbage): readonly string[] => {
  const verb = outcome === 'planned' ? 'would remove' : 'removed';
  const total = shortened(removed.reduce((sum, { bytes }) => sum + bytes, 0));
  const dryRun = outcome === 'planned' ? ' (dry run, nothing was removed)' : '';
  return [
    ...removed.map(
      ({ remote, version, files, bytes }) =>
        `${verb} ${remote}@${version} (${String(files)} files, ${shortened(bytes)})`,
    ),
    ...spared.map((name) => `spared ${name}: it went live meanwhile`),
    `${verb} ${numbered(removed.length, 'release')}, ${total}; ${String(kept)} stay${dryRun}`,
  ];
};

/** Lines with a new key pair as environment variables. */
export const keyLines = ({ id, privateKey, publicKey }: NewKey): readonly string[] => [
  `# secret, for publishers (key ${id})`,
  `LEDGER_SIGNING_KEY=${privateKey}`,
  '# public, for every shell server; add the id and key to those already trusted',
  `LEDGER_TRUSTED_KEYS=${JSON.stringify({ [id]: publicKey })}`,
];
