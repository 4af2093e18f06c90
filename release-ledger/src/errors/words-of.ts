import type { GateProblem } from '../format/gate-problem.ts';
import type { LedgerError } from './ledger-error.ts';

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

/** Message for a violated gate rule: the rule, what was found, and what would pass. */
export const gateProblemWords = ({ rule, release, found, wouldPass }: GateProblem): string =>
  `[${rule}] ${release}: ${found}; would pass: ${wouldPass}`;

type Refusal = Extract<
  LedgerError,
  {
    _tag:
      | 'BuildRefused'
      | 'SourceRefused'
      | 'VersionTaken'
      | 'VersionRemoved'
      | 'GateRefused'
      | 'ShellUnknown';
  }
>;

const REFUSALS: ReadonlySet<string> = new Set<Refusal['_tag']>([
  'BuildRefused',
  'SourceRefused',
  'VersionTaken',
  'VersionRemoved',
  'GateRefused',
  'ShellUnknown',
]);

const isRefusal = (error: LedgerError): error is Refusal => REFUSALS.has(error._tag);

const refusalWords = (error: Refusal): string => {
  switch (error._tag) {
    case 'BuildRefused':
      return `The build in ${error.folder} cannot be published: ${error.problems.join('; ')}.`;
    case 'SourceRefused':
      return `The composition of ${error.env} cannot be promoted: ${error.problems.join('; ')}.`;
    case 'VersionTaken':
      return (
        `${error.remote}@${error.version} ${error.isFinished ? 'is already published' : 'has an unfinished upload'} with other bytes: ` +
        `${listed(error.files)}. A version never changes: publish these bytes under a new version.`
      );
    case 'VersionRemoved':
      return `${error.remote}@${error.version} was published before and has been removed. Its version cannot be published again: use a new one.`;
    case 'GateRefused':
      return `The compatibility gate refuses to ${error.doing}: ${error.problems.map(gateProblemWords).join(' | ')}. To skip it, use force with a reason; both are recorded.`;
    case 'ShellUnknown':
      return `The compatibility gate does not know the shell of ${error.env}: start a server of this environment, which records it, or name the build record of the shell with --shell-facts.`;
  }
};

type Conflict = Extract<LedgerError, { _tag: 'RevisionMoved' | 'RequestIdReused' | 'TooManyWriters' }>;

const isConflict = (error: LedgerError): error is Conflict =>
  error._tag === 'RevisionMoved' || error._tag === 'RequestIdReused' || error._tag === 'TooManyWriters';

const conflictWords = (error: Conflict): string => {
  switch (error._tag) {
    case 'RevisionMoved':
      return `${error.env} is at revision ${String(error.actual)}, not at ${String(error.expected)} as expected: check what changed, then try again.`;
    case 'RequestIdReused':
      return `Request ${error.requestId} already made revision ${String(error.rev)} of ${error.env}, with other content: use a new request id.`;
    case 'TooManyWriters':
      return `Another writer was first ${String(error.attempts)} times in a row in ${error.env}; nothing was changed. Try again.`;
  }
};

/** Message for a failure: what failed, where, and what would be valid. */
export const wordsOf = (error: LedgerError): string => {
  if (isConflict(error)) return conflictWords(error);
  if (isRefusal(error)) return refusalWords(error);
  switch (error._tag) {
    case 'WordRefused':
      return `${error.what} ${JSON.stringify(error.word)} is not allowed: expected ${error.expected}.`;
    case 'NotFound':
      return `There is no ${error.what} ${JSON.stringify(error.word)} in ${error.where}. Known: ${listed(error.known)}.`;
    case 'NothingToRollBack':
      return `${error.remote} in ${error.env} has no version before ${error.stable} to roll back to; promote one by name.`;
    case 'LedgerBroken':
      return `${error.file} cannot be trusted: ${error.problems.join('; ')}.`;
    case 'StoreFailed':
      return `Could not ${error.doing} ${error.path}: ${error.reason}.`;
  }
};

const EXIT_CODES: Readonly<Record<LedgerError['_tag'], number>> = {
  WordRefused: 3,
  BuildRefused: 3,
  SourceRefused: 3,
  VersionTaken: 3,
  VersionRemoved: 3,
  GateRefused: 3,
  ShellUnknown: 3,
  NothingToRollBack: 3,
  NotFound: 4,
  RevisionMoved: 5,
  RequestIdReused: 5,
  TooManyWriters: 5,
  LedgerBroken: 6,
  StoreFailed: 6,
};

/** Exit code of the command line: 3 refused, 4 not found, 5 conflict, 6 store failure. 2 is a usage error. */
export const exitCodeOf = (error: LedgerError): number => EXIT_CODES[error._tag];
